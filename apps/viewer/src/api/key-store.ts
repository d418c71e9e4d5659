import { readStored, writeStored } from '@diorama/web';

const NAME = 'diorama.api-key';

/** Keeps the visitor's API key in this browser, or only in this page where storage is switched off. */
export class ApiKeyStore {
  private fallback: string | null = null;

  read(): string | null {
    return readStored('local', NAME) ?? this.fallback;
  }

  write(key: string): void {
    this.fallback = key; // without storage, until the page is closed
    writeStored('local', NAME, key);
  }

  forget(): void {
    this.fallback = null;
    writeStored('local', NAME, null);
  }
}
