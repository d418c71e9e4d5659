import { Inject, Injectable } from '@nestjs/common';

import type { ListGalleryQuery, ListWorldsRequest, UpdateWorldRequest } from '@diorama/contract';
import { DomainError, LIMITS, isWorldId } from '@diorama/domain';
import { worldProto } from '@diorama/proto-types';
import type { MediaClient, WorldClient } from '@diorama/rpc';
import type { Logger } from '@diorama/telemetry';
import { isLinkRestricted, toProgressView } from '@diorama/views';
import type { PreviewView, WorldView } from '@diorama/views';

import type { AuthenticatedUser } from '../accounts/api-keys.js';
import { OperationsService } from '../operations/operations.js';
import { ContentPolicy } from '../policy/policy.js';
import { parseModelName } from '../starts/begin-operation-request.js';
import { LOGGER, MEDIA_CLIENT, WORLD_CLIENT } from '../clients/injection-tokens.js';
import { findSharedWorld, findWorld } from './find-world.js';
import { redactPrivateWorldFields } from './redact-private-world-fields.js';
import { WorldViewBuilder } from '../views/world-views.js';

/** The operation that makes a world, and the account it belongs to. */
interface WorldOperation {
  readonly accountId: string;
  readonly operationId: string;
}

/** A world, and the version of it that its entity tag names. */
interface RevisedWorldView {
  readonly world: WorldView;
  /** Number of changes since the world was created. */
  readonly revision: number;
}

export interface SharedWorldView {
  readonly world: WorldView;
  /** While the world is unfinished. */
  readonly progress?: ReturnType<typeof toProgressView>;
  /** What of it is stored already, while the world is unfinished. */
  readonly preview?: PreviewView;
}

export interface WorldPage {
  readonly worlds: readonly WorldView[];
  /** Null on the last page. */
  readonly next_page_token: string | null;
}

/** Reads, lists, changes and deletes worlds: those of an API user, and those that are readable by their link. */
@Injectable()
export class WorldsService {
  // eslint-disable-next-line max-params -- one for each part that worlds need
  constructor(
    @Inject(WORLD_CLIENT) private readonly world: WorldClient,
    @Inject(MEDIA_CLIENT) private readonly media: MediaClient,
    @Inject(WorldViewBuilder) private readonly views: WorldViewBuilder,
    @Inject(OperationsService) private readonly operations: OperationsService,
    @Inject(ContentPolicy) private readonly policy: ContentPolicy,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async read(user: AuthenticatedUser, id: string): Promise<RevisedWorldView> {
    const world = await findWorld(this.world, user.accountId, id);
    const view = await this.views.of(world.accountId === user.accountId ? world : redactPrivateWorldFields(world));
    return { world: view, revision: world.revision };
  }

  /**
   * Changes a finished world of the user.
   *
   * @param ifRevisions the revisions that the change applies to; null for any
   * @throws DomainError WORLD_NOT_FOUND, WORLD_UNFINISHED, WORLD_CHANGED or SHARE_EXPIRY_PAST; CONTENT_POLICY_VIOLATION for a new name or tag
   */
  async update(user: AuthenticatedUser, id: string, { ifRevisions, request }: WorldUpdate): Promise<RevisedWorldView> {
    if (!isWorldId(id)) throw new DomainError('WORLD_NOT_FOUND');
    const { display_name: name, tags, permission, sharing } = request;
    const texts = [...(name ? [name] : []), ...(tags ?? [])];
    if (texts.length > 0) await this.policy.requireTexts(user, texts);
    const { world } = await this.world.updateWorld({
      accountId: user.accountId,
      worldId: id,
      displayName: name ?? undefined,
      tags: toList(tags),
      public: permission?.public ?? undefined,
      allowIdAccess: permission?.allow_id_access ?? undefined,
      allowedReaders: toList(permission?.allowed_readers),
      ifRevisions: toList(ifRevisions),
      shareExpiry: sharing?.expires_at === undefined ? undefined : { at: sharing.expires_at ?? undefined },
      sharePassword: sharing?.password === undefined ? undefined : { text: sharing.password ?? '' },
    });
    if (world === undefined) throw new DomainError('WORLD_NOT_FOUND');
    return { world: await this.views.of(world), revision: world.revision };
  }

  async list({ accountId }: AuthenticatedUser, request: ListWorldsRequest): Promise<WorldPage> {
    const { worlds, nextPageToken } = await this.world.listWorlds({
      accountId,
      pageSize: request.page_size ?? LIMITS.pageSizeDefault,
      pageToken: request.page_token ?? '',
      status: request.status ?? '',
      model: request.model == null ? '' : parseModelName(request.model),
      tags: request.tags ?? [],
      isPublic: request.is_public ?? undefined,
      createdAfter: request.created_after ?? undefined,
      createdBefore: request.created_before ?? undefined,
      sortBy: request.sort_by ?? 'created_at',
      sortOrder: request.sort_order ?? 'desc',
    });
    return { worlds: await this.views.all(worlds), next_page_token: nextPageToken === '' ? null : nextPageToken };
  }

  /** Worlds that are public, newest first, as far as the words and filters fit. */
  async gallery({ page_token: pageToken, page_size: pageSize, query, tag, style }: ListGalleryQuery): Promise<WorldPage> {
    const { worlds, nextPageToken } = await this.world.listPublicWorlds({
      pageToken: pageToken ?? '',
      pageSize: pageSize ?? LIMITS.pageSizeDefault,
      query: query?.trim() ?? '',
      tag: tag ?? '',
      style: style ?? '',
    });
    return {
      worlds: await this.views.all(worlds.map(redactPrivateWorldFields)),
      next_page_token: nextPageToken === '' ? null : nextPageToken,
    };
  }

  /** The row is deleted first, so that no client reads the world; its objects follow, now or with the next sweep. */
  async remove({ accountId }: AuthenticatedUser, id: string): Promise<{ id: string; world_id: string; deleted: true }> {
    if (!isWorldId(id)) throw new DomainError('WORLD_NOT_FOUND');
    const { cancelledOperationIds } = await this.world.deleteWorld({ accountId, worldId: id });
    for (const operationId of cancelledOperationIds) await this.operations.stopWorkflow(operationId);
    try {
      await this.media.deletePrefix({ prefix: `${id}/` }, { deadlineMs: 30_000 });
      // A run that was cancelled just now may still be sending a file: the sweep looks once more.
      if (cancelledOperationIds.length === 0) await this.world.forgetDeletedWorlds({ worldIds: [id], operationIds: [] });
    } catch (error) {
      this.logger.warn({ err: error, world_id: id }, 'could not delete the objects of a deleted world; a schedule deletes them later');
    }
    return { id, world_id: id, deleted: true };
  }

  async maker(user: AuthenticatedUser, id: string): Promise<WorldOperation> {
    return makerOf(await findWorld(this.world, user.accountId, id));
  }

  /** @param shareToken of a visitor who knows the password. @throws DomainError WORLD_NOT_FOUND or SHARE_PASSWORD_REQUIRED */
  async readShared(id: string, shareToken: string | undefined): Promise<SharedWorldView> {
    const { world, progress, preview } = await findSharedWorld(this.world, id, { shareToken });
    const view = await this.views.of(redactPrivateWorldFields(world));
    if (world.state === worldProto.OperationState.OPERATION_STATE_SUCCEEDED) return { world: view };
    const early = await this.views.preview({ state: world.state, preview }, !isLinkRestricted(world));
    return { world: view, progress: toProgressView({ state: world.state, progress }), ...(early !== null && { preview: early }) };
  }

  /** @throws DomainError as `readShared` */
  async makerOfShared(id: string, shareToken: string | undefined): Promise<WorldOperation> {
    return makerOf((await findSharedWorld(this.world, id, { shareToken })).world);
  }
}

interface WorldUpdate {
  readonly request: UpdateWorldRequest;
  readonly ifRevisions: readonly number[] | null;
}

/** An absent list stays absent; an empty one is a value. */
const toList = <Value>(values: readonly Value[] | null | undefined): { values: Value[] } | undefined =>
  values == null ? undefined : { values: [...values] };

function makerOf({ accountId, operationId }: worldProto.World): WorldOperation {
  return { accountId, operationId };
}
