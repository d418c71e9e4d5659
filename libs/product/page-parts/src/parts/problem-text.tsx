/** Why an action failed, which screen readers announce; null for an action without a problem. */
export const ProblemText = ({ text }: { readonly text: string | null }) =>
  text && (
    <p class="problem" role="alert">
      {text}
    </p>
  );
