const PREFIXES = ['CUDA_', 'NVIDIA_'];
const NAMES = ['LD_LIBRARY_PATH'];

/** What the libraries of a GPU read from the environment; nothing else reaches the processes of models. */
export function selectGpuEnvironment(environment: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const isRead = (name: string): boolean => NAMES.includes(name) || PREFIXES.some((prefix) => name.startsWith(prefix));
  return Object.fromEntries(
    Object.entries(environment).filter((entry): entry is [string, string] => isRead(entry[0]) && entry[1] !== undefined),
  );
}
