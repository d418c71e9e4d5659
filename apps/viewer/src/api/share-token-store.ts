import { readStored, writeStored } from '@diorama/web';

/** Keeps the token of a shared world until the tab is closed, or only in this page where storage is switched off. */
export class ShareTokenStore {
  private readonly name: string;
  private fallback: string | null = null;

  constructor(worldId: string) {
    this.name = `diorama.share-token.${worldId}`;
  }

  read(): string | null {
    return readStored('session', this.name) ?? this.fallback;
  }

  /** Null forgets the token. */
  write(token: string | null): void {
    this.fallback = token;
    writeStored('session', this.name, token);
  }
}
