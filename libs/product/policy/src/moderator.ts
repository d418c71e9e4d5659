/** What a request brings along and people may want to refuse. */
export interface ModeratedInput {
  /** Every text of the request. */
  readonly texts: readonly string[];
  /** URLs, for minutes only, of every picture and video. */
  readonly media: readonly { readonly kind: 'image' | 'video'; readonly url: string }[];
}

/** Decides whether a request may be carried out. */
export interface Moderator {
  /** Whether it asks another service, which may take seconds and may be away. */
  readonly isRemote?: boolean;
  /**
   * The category that the input falls under, or null when nothing stands against it.
   *
   * @throws DomainError UNAVAILABLE when it cannot decide now
   */
  refusal(input: ModeratedInput): Promise<string | null>;
}

/** Lets everything through. */
export const allowAllModerator: Moderator = { refusal: async () => null };

/** Asks several moderators in turn; the first refusal counts. */
export function combineModerators(moderators: readonly Moderator[]): Moderator {
  return {
    isRemote: moderators.some(({ isRemote }) => isRemote === true),
    async refusal(input) {
      for (const moderator of moderators) {
        const category = await moderator.refusal(input);
        if (category !== null) return category;
      }
      return null;
    },
  };
}
