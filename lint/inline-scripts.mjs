/**
 * An ESLint rule for files `*.inline.ts`: the text of each function becomes an inline script (InlineScript), so the
 * function uses nothing outside itself. It gets other values as parameters. Types are allowed.
 */
export const inlineScripts = {
  create: (context) => ({
    'Program:exit'(program) {
      const { scopeManager } = context.sourceCode;
      const ofFile = scopeManager.acquire(program).childScopes[0];
      for (const { name, defs, references } of ofFile.variables)
        for (const { from, identifier, isValueReference } of references) {
          // A function can call itself by its name.
          const isOwn = defs.some(
            ({ node }) => node.range[0] < identifier.range[0] && identifier.range[1] < node.range[1],
          );
          if (isValueReference && from !== ofFile && !isOwn)
            context.report({
              node: identifier,
              message: `${name} is outside of the function, whose text becomes an inline script: make it a parameter.`,
            });
        }
    },
  }),
};
