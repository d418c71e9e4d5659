// Sentences on what values a property of a request may have, from the limits of its schema in the OpenAPI document.

/** Descriptions for this client, where that of the document is too long for the many methods that take the property. */
const OWN = new Map([
  ['engine', 'Engine that generates the world (docs/models.md). Default: the engine that the operator chose for the model.'],
]);
/** Above these, a limit is only that of the number's type. */
const INTEGER_MAX = Number.MAX_SAFE_INTEGER;

/** The description of a property of a request, with its limits. */
export function describe(property, schema) {
  const text = OWN.get(property) ?? schema.description;
  const limits = limitsOf(schema, text ?? '');
  if (limits === '') return text;
  return text === undefined ? limits : `${text}${/[.:]$/.test(text) ? '' : '.'} ${limits}`;
}

/** The limits as a sentence; an empty text if the schema has none, or if its description names them. */
function limitsOf(schema, described) {
  const variants = schema.anyOf ?? [schema];
  const value = variants.filter(({ type }) => type !== 'null');
  if (value.length !== 1) return '';
  const [{ minLength, maxLength, minItems, maxItems, items, minimum, maximum, exclusiveMinimum, exclusiveMaximum }] = value;
  if (maxItems !== undefined && described.startsWith(range(minItems, maxItems))) return '';
  if (maxItems !== undefined) return sentence(`${range(minItems, maxItems)} ${entriesOf(maxItems, items)}`);
  if (maxLength !== undefined) return sentence(`${range(minLength, maxLength)} characters`);
  const upper = maximum < INTEGER_MAX ? maximum : undefined;
  const lower = minimum > -INTEGER_MAX ? minimum : undefined;
  if (described.includes(`${lower} to ${upper}`)) return '';
  if (lower !== undefined && upper !== undefined) return `Range: ${lower} to ${upper}.`;
  const parts = [
    exclusiveMinimum !== undefined && `greater than ${exclusiveMinimum}`,
    lower !== undefined && `at least ${lower}`,
    upper !== undefined && `at most ${upper}`,
    exclusiveMaximum !== undefined && `less than ${exclusiveMaximum}`,
  ].filter(Boolean);
  return sentence(parts.join(' and '));
}

function entriesOf(count, items) {
  const noun = count === 1 ? 'entry' : 'entries';
  return items?.maxLength === undefined ? noun : `${noun} of ${range(items.minLength, items.maxLength)} characters`;
}

const range = (least, most) => ((least ?? 0) === 0 ? `up to ${most}` : least === most ? `${most}` : `${least} to ${most}`);

const sentence = (text) => (text === '' ? '' : `${text[0].toUpperCase()}${text.slice(1)}.`);
