/** Hands a file to the visitor as a download. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has taken the file over only after this task.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
