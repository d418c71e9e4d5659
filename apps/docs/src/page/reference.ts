import './page.css';
import './reference.css';
import { installSearch } from './search-dialog.js';
import { installThemeButton, isDark } from './theme.js';

/** What this page uses of the program of the API reference. */
interface Scalar {
  createApiReference(target: HTMLElement, configuration: object): { updateConfiguration(configuration: object): void };
}

declare global {
  interface Window {
    readonly Scalar?: Scalar;
  }
}

/** The reference asks no foreign host: neither fonts nor telemetry, neither a proxy nor an assistant. */
const configuration = (): object => ({
  url: document.body.dataset['document'],
  theme: 'none',
  layout: 'modern',
  forceDarkModeState: isDark() ? 'dark' : 'light',
  hideDarkModeToggle: true,
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: 'never',
  showToolbar: 'never',
  persistAuth: false,
  documentDownloadType: 'json',
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
  hiddenClients: {
    c: true,
    clojure: true,
    csharp: true,
    dart: true,
    fsharp: true,
    http: true,
    java: true,
    kotlin: true,
    objc: true,
    ocaml: true,
    php: true,
    powershell: true,
    r: true,
    ruby: true,
    rust: true,
    swift: true,
    go: true,
    js: true,
    shell: ['httpie', 'wget'],
    node: ['axios', 'ofetch', 'undici'],
    python: ['python3', 'aiohttp', 'httpx_async', 'httpx_sync'],
  },
});

function showReference(): void {
  const theme = document.querySelector<HTMLButtonElement>('.theme');
  const target = document.createElement('div');
  document.querySelector('main')?.replaceChildren(target);
  const reference = window.Scalar?.createApiReference(target, configuration());
  if (theme !== null) installThemeButton(theme, () => reference?.updateConfiguration(configuration()));
}

const dialog = document.querySelector<HTMLDialogElement>('dialog.search');
const opener = document.querySelector<HTMLButtonElement>('.find');
if (dialog !== null && opener !== null) installSearch(dialog, opener, false);
const program = document.createElement('script');
program.src = document.body.dataset['bundle'] ?? '';
program.addEventListener('load', showReference);
document.head.append(program);
