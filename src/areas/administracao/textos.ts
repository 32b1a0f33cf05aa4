/** Sentences more than one screen of this area says. */

/** The record was written and only the mail failed: nothing is lost, and saying so keeps people from repeating it. */
export const SEM_EMAIL =
  'O cadastro foi feito, mas o e-mail do convite não pôde ser enviado. Reenvie-o pela lista de colaboradores.';
