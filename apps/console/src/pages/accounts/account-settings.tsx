import { TIER_LIMITS } from '@diorama/domain';
import type { AccountTier } from '@diorama/domain';
import { useState } from 'preact/hooks';

import { formatInteger } from '@diorama/web';
import { buildAccountUpdate, createAccountForm, isTier } from './account-form.js';
import type { AccountForm } from './account-form.js';
import { ACCOUNT_TIERS } from '@diorama/domain';
import { ActionForm, Field, FormFooter, useAction } from '@diorama/page-parts';
import { useConsole } from '../../hooks/console-context.js';
import type { AccountSectionProps } from './account-section-props.js';

type TextField = Exclude<keyof AccountForm, 'tier' | 'ownLimits' | 'refills' | 'ownStorage'>;

interface FormPartProps {
  readonly form: AccountForm;
  readonly set: (change: Partial<AccountForm>) => void;
}

/** What an account may: tier, limits, how many run at a time, auto-refill, storage. */
export function AccountSettings({ account, onChange }: AccountSectionProps) {
  const { api, notify, may } = useConsole();
  const [before, setBefore] = useState(() => createAccountForm(account));
  const [form, setForm] = useState(before);
  const change = buildAccountUpdate(before, form);
  const action = useAction(async () => {
    const saved = createAccountForm(await api.updateAccount(account.account_id, change));
    setBefore(saved);
    setForm(saved);
    notify('The account was changed');
    onChange();
  });
  const set = (part: Partial<AccountForm>): void => setForm((present) => ({ ...present, ...part }));
  return (
    <section class="panel glass">
      <h2>Settings</h2>
      <ActionForm action={action}>
        <fieldset class="settings-fields" disabled={!may('operator')}>
          <NameAndTier form={form} set={set} />
          <LimitFields form={form} set={set} />
          <RefillFields form={form} set={set} />
          <StorageFields form={form} set={set} />
        </fieldset>
        {may('operator') && <FormFooter action={action} label="Save" isDisabled={Object.keys(change).length === 0} />}
      </ActionForm>
    </section>
  );
}

function NameAndTier({ form, set }: FormPartProps) {
  return (
    <>
      <Field label="Name">
        <input type="text" required maxLength={128} value={form.name} onInput={({ currentTarget }) => set({ name: currentTarget.value })} />
      </Field>
      <div class="pair">
        <Field label="Tier">
          <select value={form.tier} onChange={({ currentTarget: { value } }) => isTier(value) && set({ tier: value })}>
            {ACCOUNT_TIERS.map((tier) => (
              <option key={tier} value={tier}>
                {tier}
              </option>
            ))}
          </select>
        </Field>
        <NumberField label="Concurrent operations" name="maxRunning" form={form} set={set} />
      </div>
    </>
  );
}

function LimitFields({ form, set }: FormPartProps) {
  return (
    <fieldset>
      <Switch label="Custom rate limits" isOn={form.ownLimits} onChange={(ownLimits) => set({ ownLimits })} />
      {form.ownLimits ? (
        <div class="triple">
          <NumberField label="Per minute" name="perMinute" form={form} set={set} />
          <NumberField label="Per hour" name="perHour" form={form} set={set} />
          <NumberField label="Drafts per minute" name="draftPerMinute" form={form} set={set} isOptional />
          <NumberField label="Exports per minute" name="exportsPerMinute" form={form} set={set} />
          <NumberField label="Exports per hour" name="exportsPerHour" form={form} set={set} />
        </div>
      ) : (
        <p class="field-hint">Limits of the tier: {limitWords(form.tier)}.</p>
      )}
    </fieldset>
  );
}

function limitWords(tier: AccountTier): string {
  const { perMinute, perHour, draftPerMinute, exportsPerMinute, exportsPerHour } = TIER_LIMITS[tier];
  const drafts = draftPerMinute === null ? 'drafts included' : `and ${draftPerMinute} drafts per minute`;
  return `${perMinute} generations per minute, ${perHour} per hour, ${drafts}; ${exportsPerMinute} exports per minute, ${exportsPerHour} per hour`;
}

function RefillFields({ form, set }: FormPartProps) {
  return (
    <fieldset>
      <Switch label="Auto-refill" isOn={form.refills} onChange={(refills) => set({ refills })} />
      {form.refills ? (
        <div class="triple">
          <NumberField label="Refill when credits fall below" name="threshold" form={form} set={set} />
          <NumberField label="Credits to add" name="amount" form={form} set={set} least={1} />
          <NumberField label="Monthly cap" name="monthlyCap" form={form} set={set} />
        </div>
      ) : (
        <p class="field-hint">New operations are rejected when no credits are left.</p>
      )}
    </fieldset>
  );
}

function StorageFields({ form, set }: FormPartProps) {
  return (
    <fieldset>
      <Switch label="Custom storage quota" isOn={form.ownStorage} onChange={(ownStorage) => set({ ownStorage })} />
      {form.ownStorage ? (
        <div class="pair">
          <NumberField label="Storage (GB)" name="storageGigabytes" form={form} set={set} step="any" />
          <NumberField label="Media assets" name="storageAssets" form={form} set={set} />
        </div>
      ) : (
        <p class="field-hint">
          Quota of the installation: {form.storageGigabytes} GB, {formatInteger(Number(form.storageAssets))} media assets.
        </p>
      )}
    </fieldset>
  );
}

interface NumberFieldProps extends FormPartProps {
  readonly label: string;
  readonly name: TextField;
  readonly least?: number;
  readonly isOptional?: boolean;
  /** Whole numbers by default. */
  readonly step?: 1 | 'any';
}

function NumberField({ label, name, form, set, least = 0, isOptional = false, step = 1 }: NumberFieldProps) {
  return (
    <Field label={label}>
      <input
        type="number"
        min={least}
        step={step}
        required={!isOptional}
        placeholder={isOptional ? 'shared' : undefined}
        value={form[name]}
        onInput={({ currentTarget }) => set({ [name]: currentTarget.value })}
      />
    </Field>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Switch({ label, isOn, onChange }: SwitchProps) {
  return (
    <label class="switch">
      <input type="checkbox" role="switch" checked={isOn} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
      <span>{label}</span>
    </label>
  );
}
