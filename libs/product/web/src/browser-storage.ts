/** Where the browser keeps a value: for later visits, or until the tab is closed. */
type StorageKind = 'local' | 'session';

// Some browsers throw at the mere mention of storage that is switched off.
const openStorage = (kind: StorageKind): Storage => (kind === 'local' ? localStorage : sessionStorage);

/** The value of a name; null if none is stored, or if the browser refuses storage. */
export function readStored(kind: StorageKind, name: string): string | null {
  try {
    return openStorage(kind).getItem(name);
  } catch {
    return null;
  }
}

/** Stores a value, or removes it if it is null. A browser that refuses storage stores nothing. */
export function writeStored(kind: StorageKind, name: string, value: string | null): void {
  try {
    if (value === null) openStorage(kind).removeItem(name);
    else openStorage(kind).setItem(name, value);
  } catch {
    // The callers work without storage.
  }
}
