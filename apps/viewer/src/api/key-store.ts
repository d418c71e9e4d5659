const NAME = 'diorama.api-key';

/** Keeps the visitor's API key in this browser, or only in this page where storage is switched off. */
export class ApiKeyStore {
  private fallback: string | null = null;

  read(): string | null {
    try {
      return localStorage.getItem(NAME) ?? this.fallback;
    } catch {
      return this.fallback;
    }
  }

  write(key: string): void {
    this.fallback = key;
    try {
      localStorage.setItem(NAME, key);
    } catch {
      // A browser that refuses storage still keeps the key until the page is closed.
    }
  }

  forget(): void {
    this.fallback = null;
    try {
      localStorage.removeItem(NAME);
    } catch {
      // Nothing was stored.
    }
  }
}
