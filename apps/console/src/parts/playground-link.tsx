import { buildRouteHref } from '../hooks/route.js';
import { useConsole } from '../hooks/console-context.js';

/** An invitation to the playground, for those who may use it. */
export function PlaygroundLink({ text }: { /** What is made there, such as "Generate the first world". */ readonly text: string }) {
  const { may } = useConsole();
  if (!may('support')) return null;
  return (
    <>
      {text} in the <a href={buildRouteHref('playground')}>playground</a>.
    </>
  );
}
