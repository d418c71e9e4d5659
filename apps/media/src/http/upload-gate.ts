import { DomainError } from '@diorama/domain';

/** Uploads that may run at once, in all and of one account: slow senders cost sockets and memory, and must not shut others out. */
export class UploadGate {
  private all = 0;
  private readonly byAccount = new Map<string, number>();

  constructor(private readonly most: { readonly all: number; readonly perAccount: number }) {}

  /**
   * Answers what is to be called when the upload is over.
   *
   * @throws DomainError UNAVAILABLE when there are too many
   */
  enter(accountId: string): () => void {
    const own = this.byAccount.get(accountId) ?? 0;
    if (this.all >= this.most.all || own >= this.most.perAccount) throw new DomainError('UNAVAILABLE');
    this.all++;
    this.byAccount.set(accountId, own + 1);
    return () => this.leave(accountId);
  }

  private leave(accountId: string): void {
    this.all--;
    const left = (this.byAccount.get(accountId) ?? 1) - 1;
    if (left === 0) this.byAccount.delete(accountId);
    else this.byAccount.set(accountId, left);
  }
}
