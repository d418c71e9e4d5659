interface FigureCardProps {
  readonly name: string;
  readonly value: string;
  readonly note?: string;
  readonly link?: string;
  readonly isLive?: boolean;
}

/** One number with its name; a link where there is more to see. */
export function FigureCard({ name, value, note, link, isLive = false }: FigureCardProps) {
  const content = (
    <>
      <span class="figure-name" data-live={isLive}>
        {name}
      </span>
      <span class="figure-value">{value}</span>
      {note !== undefined && <span class="figure-note">{note}</span>}
    </>
  );
  return link === undefined ? (
    <div class="figure glass">{content}</div>
  ) : (
    <a class="figure glass" href={link}>
      {content}
    </a>
  );
}
