/** What two addresses have in common: the mailbox behind them, or the organisation. */

/**
 * The mailbox behind an address: what follows a '+' is the owner's own label, and Gmail takes points for nothing. For
 * counting and comparing only: 'ana+1@' and 'ana+2@' are two people of a company and one box.
 */
export function caixaDe(email: string): string {
  const [local = '', dominio = ''] = email.toLowerCase().split('@');
  const [nome = ''] = local.split('+');
  return dominio === 'gmail.com' || dominio === 'googlemail.com'
    ? `${nome.replaceAll('.', '')}@gmail.com`
    : `${nome}@${dominio}`;
}

/** Where anybody opens a mailbox: the same domain says nothing of the people. */
const PUBLICOS: ReadonlySet<string> = new Set([
  'aol.com',
  'bol.com.br',
  'globo.com',
  'globomail.com',
  'gmail.com',
  'gmx.com',
  'googlemail.com',
  'hotmail.com',
  'hotmail.com.br',
  'icloud.com',
  'ig.com.br',
  'live.com',
  'mac.com',
  'mail.com',
  'me.com',
  'msn.com',
  'oi.com.br',
  'outlook.com',
  'outlook.com.br',
  'pm.me',
  'pop.com.br',
  'proton.me',
  'protonmail.com',
  'r7.com',
  'terra.com.br',
  'tutanota.com',
  'uol.com.br',
  'yahoo.com',
  'yahoo.com.br',
  'ymail.com',
  'zipmail.com.br',
  'zoho.com',
]);

/** The organisation's domain; undefined of a public mail service and of what is no address. */
export function dominioProprio(email: string): string | undefined {
  const dominio = email.trim().toLowerCase().split('@')[1];
  return !dominio || PUBLICOS.has(dominio) ? undefined : dominio;
}

/** True iff both are of one organisation; a department's domain lies under the organisation's. */
export function mesmaOrganizacao(um: string, outro: string): boolean {
  const [a, b] = [dominioProprio(um), dominioProprio(outro)];
  return a !== undefined && b !== undefined && (a === b || a.endsWith(`.${b}`) || b.endsWith(`.${a}`));
}
