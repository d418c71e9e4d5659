/** The choices in the order of the button. `system` follows the machine. The API reference reads the same entry of the storage. */
const THEMES = ['system', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

const ENTRY = 'colorMode';

const storedTheme = (): Theme => THEMES.find((theme) => theme === localStorage.getItem(ENTRY)) ?? 'system';

/** Whether the page is dark now. */
export const isDark = (): boolean =>
  storedTheme() === 'dark' || (storedTheme() === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);

/** Applies the stored colours, and has the button change them. `onChange` is called after each change, those of the system included. */
export function installThemeButton(button: HTMLButtonElement, onChange: () => void = () => undefined): void {
  const apply = (): void => {
    const theme = storedTheme();
    document.documentElement.dataset['theme'] = isDark() ? 'dark' : 'light';
    button.dataset['theme'] = theme;
    button.ariaLabel = `Colours: ${theme === 'system' ? 'same as the system' : theme}`;
    button.title = button.ariaLabel;
    onChange();
  };
  button.addEventListener('click', () => {
    localStorage.setItem(ENTRY, THEMES[(THEMES.indexOf(storedTheme()) + 1) % THEMES.length] ?? 'system');
    apply();
  });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', apply);
  apply();
}
