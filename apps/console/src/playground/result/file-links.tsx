interface FileLinksProps {
  /** Those without a URL are left out. */
  readonly files: readonly { readonly name: string; readonly url: string | null | undefined }[];
}

/** Links to files that exist. */
export function FileLinks({ files }: FileLinksProps) {
  return (
    <ul class="file-links">
      {files.map(
        ({ name, url }) =>
          url && (
            <li key={name}>
              <a href={url} target="_blank" rel="noreferrer">
                {name}
              </a>
            </li>
          ),
      )}
    </ul>
  );
}
