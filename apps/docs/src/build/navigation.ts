/** A Markdown file of the repository, by its path, or `folder/` for all files of that folder that no other entry names. */
type Entry = string;

export interface Group {
  readonly title: string;
  readonly entries: readonly Entry[];
}

export interface Area {
  readonly title: string;
  /** One sentence for the documentation home. */
  readonly description: string;
  readonly groups: readonly Group[];
}

/** The order of the pages: a file of `docs` that no entry names is shown in the group of its folder. */
export const AREAS: readonly Area[] = [
  {
    title: 'Guides',
    description: 'Generate worlds, read the results, receive webhooks, and use the files in other tools.',
    groups: [
      {
        title: 'Start',
        entries: [
          'docs/tutorial.md',
          'docs/glossary.md',
          'docs/models.md',
          'docs/limits-of-prompts.md',
          'docs/troubleshooting.md',
          'docs/',
        ],
      },
      {
        title: 'Prompts',
        entries: [
          'docs/reference/prompts.md',
          'docs/reference/scene.md',
          'docs/reference/depth-to-rgb.md',
          'docs/reference/prompt-words.md',
          'docs/reference/catalogue.md',
        ],
      },
      {
        title: 'Worlds',
        entries: [
          'docs/guides/pictures.md',
          'docs/reference/assets.md',
          'docs/reference/viewer.md',
          'docs/reference/camera-paths.md',
          'docs/reference/import.md',
          'docs/reference/tools.md',
        ],
      },
      {
        title: 'Integration',
        entries: [
          'docs/guides/authentication.md',
          'docs/reference/generate.md',
          'docs/reference/worlds.md',
          'docs/reference/world-changes.md',
          'docs/guides/operations.md',
          'docs/guides/pagination.md',
          'docs/guides/',
          'docs/reference/tasks.md',
          'docs/reference/webhooks.md',
          'docs/reference/webhook-deliveries.md',
          'docs/reference/account.md',
          'docs/reference/credits-and-limits.md',
          'docs/reference/errors.md',
          'docs/reference/validation.md',
          'libs/product/sdk/README.md',
          'clients/python/README.md',
          'docs/reference/python.md',
          'docs/reference/python-types.md',
          'apps/cli/README.md',
          'docs/reference/cli.md',
          'docs/reference/',
        ],
      },
    ],
  },
  {
    title: 'Operators',
    description: 'Install Diorama, operate it, keep it secure, and add your own models and objects.',
    groups: [
      {
        title: 'Install',
        entries: [
          'docs/operating/README.md',
          'docs/operating/compose.md',
          'docs/operating/kubernetes.md',
          'charts/diorama/README.md',
          'docs/operating/gpu.md',
          'docs/operating/gpu-reference.md',
          'docs/operating/planner.md',
          'docs/operating/scaling.md',
          'docs/reference/configuration.md',
        ],
      },
      {
        title: 'Operate',
        entries: [
          'docs/operating/console.md',
          'docs/operating/sign-in.md',
          'docs/operating/on-call.md',
          'docs/operating/monitoring.md',
          'docs/operating/temporal-ui.md',
          'docs/operating/when-x-is-down.md',
          'docs/operating/backup.md',
          'docs/operating/upgrade.md',
          'docs/operating/',
        ],
      },
      {
        title: 'Security',
        entries: [
          'docs/operating/keys-and-secrets.md',
          'docs/operating/signing-keys.md',
          'docs/operating/content-policy.md',
          'docs/operating/data-retention.md',
          'docs/operating/threat-model.md',
        ],
      },
      { title: 'Extend', entries: ['docs/operating/model-bundles.md', 'docs/operating/object-packs.md'] },
      { title: 'Runbooks', entries: ['docs/operating/runbooks/README.md', 'docs/operating/runbooks/'] },
    ],
  },
  {
    title: 'Project',
    description: 'How Diorama is tested against its specification, and the reasons for its design.',
    groups: [
      { title: 'Contributors', entries: ['docs/reference/conformance.md', 'docs/wording.md'] },
      { title: 'Decisions', entries: ['docs/decisions/README.md', 'docs/decisions/'] },
    ],
  },
];

/** The pages that show the OpenAPI documents. */
export const REFERENCES = {
  api: { address: '/docs/api', title: 'API reference' },
  operators: { address: '/docs/operators', title: 'Operators’ API' },
} as const;

/** Addresses of the pages that do not lie in `docs`, by their paths in the repository. */
const OTHER_ADDRESSES: Readonly<Record<string, string>> = {
  'libs/product/sdk/README.md': '/docs/sdk',
  'clients/python/README.md': '/docs/python',
  'apps/cli/README.md': '/docs/command-line',
  'charts/diorama/README.md': '/docs/chart',
};

/** Markdown files outside of `docs` that are pages. */
export const OTHER_SOURCES: readonly string[] = Object.keys(OTHER_ADDRESSES);

/** The address of a Markdown file, such as `/docs/reference/webhooks` for `docs/reference/webhooks.md`. A README has that of its folder. */
export const addressOf = (source: string): string => OTHER_ADDRESSES[source] ?? `/${source.replace(/(\/README)?\.md$/, '')}`;

/** A group with the Markdown files that it shows, in order. */
export interface FilledGroup {
  readonly area: string;
  readonly title: string;
  readonly sources: readonly string[];
}

/** Puts each Markdown file into its group. @throws Error for a file that no group takes, and for an entry without a file. */
export function fillGroups(sources: readonly string[], areas: readonly Area[] = AREAS): FilledGroup[] {
  const groups = areas.flatMap(({ title: area, groups: all }) => all.map((group) => ({ area, ...group })));
  const named = new Set(groups.flatMap(({ entries }) => entries));
  const missing = [...named].filter((entry) => !entry.endsWith('/') && !sources.includes(entry));
  if (missing.length > 0) throw new Error(`The navigation names files that do not exist: ${missing.join(', ')}`);
  const isIn = (source: string, folder: string): boolean => source.startsWith(folder) && !source.slice(folder.length).includes('/');
  const filled = groups.map(({ area, title, entries }) => ({
    area,
    title,
    sources: entries.flatMap((entry) =>
      entry.endsWith('/') ? sources.filter((source) => isIn(source, entry) && !named.has(source)).toSorted() : [entry],
    ),
  }));
  const shown = new Set(filled.flatMap((group) => group.sources));
  const lost = sources.filter((source) => !shown.has(source));
  if (lost.length > 0) throw new Error(`No group of the navigation shows ${lost.join(', ')}`);
  return filled;
}
