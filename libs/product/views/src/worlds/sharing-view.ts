import type { worldProto } from '@diorama/proto-types';

import { toTimeView } from '../time-view.js';

/** Restrictions of the link of a world as the API shows them. */
export function toSharingView(sharing: worldProto.Sharing | undefined) {
  return { expires_at: toTimeView(sharing?.expiresAt), has_password: sharing?.hasPassword ?? false };
}

/** Whether the link of a world expires or needs a password. */
export const isLinkRestricted = ({ sharing }: worldProto.World): boolean =>
  sharing !== undefined && (sharing.expiresAt !== undefined || sharing.hasPassword);
