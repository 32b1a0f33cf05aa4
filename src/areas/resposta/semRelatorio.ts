/** To somebody who asked for the report where the mailbox has its share of this hour (decisions Q13). */
export const SEM_RELATORIO =
  'O relatório não foi enviado: este endereço de e-mail já recebeu muitos na última hora.';
