import { LIMITS } from '@diorama/domain';
import { useState } from 'preact/hooks';

import { VISIBILITIES, formatDateTime } from '@diorama/web';
import type { World } from '@diorama-worlds/sdk';
import { ActionForm, CopyableId, Dialog, Field, FormFooter, useAction, useTimeZone, VisibilityField } from '@diorama/page-parts';
import { useAccount } from './account-context.js';
import { LINK_LIVES, buildSharingChange, createSharingForm } from './world-sharing.js';
import type { SharingForm } from './world-sharing.js';

interface ShareWorldDialogProps {
  readonly world: World;
  readonly onClose: () => void;
  /** Called when the sharing was changed. */
  readonly onShared: () => void;
}

/** Chooses who can open a world, and until when and with which password its link works. */
export function ShareWorldDialog({ world, onClose, onShared }: ShareWorldDialogProps) {
  const { api, notify } = useAccount();
  const [form, setForm] = useState(() => createSharingForm(world));
  const set = (part: Partial<SharingForm>): void => setForm((present) => ({ ...present, ...part }));
  const isUnchanged = Object.keys(buildSharingChange(world, form, Date.now())).length === 0;
  const action = useAction(async () => {
    await api.worlds.update(world.id, buildSharingChange(world, form, Date.now()));
    notify('The sharing settings were changed');
    onShared();
    onClose();
  });
  return (
    <Dialog title="Share this world" onClose={onClose}>
      <ActionForm action={action}>
        <VisibilityField
          value={form.visibility}
          hint={VISIBILITIES.find(({ value }) => value === form.visibility)?.hint}
          onChange={(visibility) => set({ visibility })}
        />
        {form.visibility !== 'private' && <LinkFields world={world} form={form} set={set} />}
        <FormFooter action={action} label="Save" isDisabled={isUnchanged} onCancel={onClose} />
      </ActionForm>
    </Dialog>
  );
}

interface LinkFieldsProps {
  readonly world: World;
  readonly form: SharingForm;
  readonly set: (part: Partial<SharingForm>) => void;
}

function LinkFields({ world, form, set }: LinkFieldsProps) {
  const { timeZone } = useTimeZone();
  const { expires_at: expires = null, has_password: hasPassword = false } = world.sharing ?? {};
  const lives = expires === null ? LINK_LIVES : [['keep', `On ${formatDateTime(expires, timeZone)}`] as const, ...LINK_LIVES];
  return (
    <>
      <div class="field">
        <span class="field-label">Link</span>
        <CopyableId value={world.world_svc_url} what="the link" />
      </div>
      <Field label="Link expires">
        <select
          value={form.life}
          onChange={({ currentTarget: { value } }) => set({ life: lives.find(([life]) => life === value)?.[0] ?? form.life })}
        >
          {lives.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </Field>
      {!form.removesPassword && (
        <Field
          label={hasPassword ? 'New password (optional)' : 'Password (optional)'}
          hint={`At least ${LIMITS.sharePasswordLengthMin} characters. Visitors enter it before they see the world.`}
        >
          <input
            type="password"
            autocomplete="new-password"
            minLength={LIMITS.sharePasswordLengthMin}
            maxLength={LIMITS.sharePasswordLength}
            value={form.password}
            onInput={({ currentTarget }) => set({ password: currentTarget.value })}
          />
        </Field>
      )}
      {hasPassword && (
        <label class="switch">
          <input
            type="checkbox"
            role="switch"
            checked={form.removesPassword}
            onChange={({ currentTarget }) => set({ removesPassword: currentTarget.checked })}
          />
          <span>Remove the password</span>
        </label>
      )}
    </>
  );
}
