/**
 * What the functions are told from outside. Secrets lie in Secret Manager and reach only the functions that declare
 * them; the others stand in `functions/.env.<project>`. docs/operations.md and the deployment's workflow name the same.
 */
import { defineSecret } from 'firebase-functions/params';
import { AsyncLocalStorage } from 'node:async_hooks';

interface Ajuste {
  vale: RegExp;
  /** What it is, in a sentence for whoever deploys. */
  oQue: string;
  /** May be left out, or be empty. */
  opcional?: true;
}

/** Nobody can look at their values before they are used; docs/operations.md says what each is. */
export const SEGREDOS = {
  SMTP_URL: defineSecret('SMTP_URL'),
  RECAPTCHA_SECRET: defineSecret('RECAPTCHA_SECRET'),
  CHAVE_DA_VOTACAO: defineSecret('CHAVE_DA_VOTACAO'),
} as const;
export type NomeDoSegredo = keyof typeof SEGREDOS;

/** `name@` is one of the project's own. */
const CONTA = /^[a-z][a-z0-9-]{4,28}[a-z0-9]@([a-z0-9-]+\.iam\.gserviceaccount\.com)?$/;
const contaDe = (oQue: string) => ({
  vale: CONTA,
  oQue: `a conta de serviço ${oQue}, como inovacao-dados@ (docs/operations.md, "Service accounts")`,
});

export const AJUSTES = {
  APP_URL: {
    vale: /^https:\/\/[^\s/]+\/?$/,
    oQue: 'o endereço público da aplicação, como https://inovacao.org.br',
  },
  MAIL_FROM: {
    vale: /^([^<>]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
    oQue: 'quem envia os e-mails, como Inovação <nao-responda@inovacao.org.br>',
  },
  CONTA_VISITANTES: contaDe('do que pedem visitantes'),
  CONTA_DADOS: contaDe('dos gatilhos e do trabalho de quem entrou, sem as contas de pessoas'),
  CONTA_ACESSOS: contaDe('do que mexe nas contas das pessoas'),
  APP_CHECK: {
    vale: /^(contas|todos)$/,
    oQue: 'de quem se exige o App Check: contas ou todos; vazio, de ninguém',
    opcional: true,
  },
} as const satisfies Record<string, Ajuste>;

/** Each function runs as one of them (maquinas.ts). */
export const CONTAS = ['CONTA_VISITANTES', 'CONTA_DADOS', 'CONTA_ACESSOS'] as const;
export type NomeDaConta = (typeof CONTAS)[number];

/** For the options of a function: binds the secrets to it. */
export const secretos = (nomes: readonly NomeDoSegredo[]) => nomes.map((nome) => SEGREDOS[nome]);

const declarados = new AsyncLocalStorage<readonly NomeDoSegredo[]>();

/** Runs a function that has declared these and no others. */
export const comSegredos = <T>(nomes: readonly NomeDoSegredo[], agir: () => T): T =>
  declarados.run(nomes, agir);

const ehSegredo = (nome: string): nome is NomeDoSegredo => nome in SEGREDOS;

/**
 * The value. Throws where it is missing and, as in production, where the function has not declared it: locally all
 * processes know every secret.
 */
export function ajuste(nome: NomeDoSegredo | keyof typeof AJUSTES): string {
  const daFuncao = declarados.getStore();
  if (ehSegredo(nome) && daFuncao && !daFuncao.includes(nome))
    throw new Error(`${nome} não foi declarada por esta função (functions/src/ajustes.ts)`);
  const valor = process.env[nome];
  if (!valor) throw new Error(`${nome} não está definida (docs/operations.md)`);
  return valor;
}

/** What is left in from an example. */
const DE_EXEMPLO = /exemplo|example|changeme|troque|<[A-Z_ ]+>|…|\.\.\./i;

const nomeDaConta = (valor = '') => valor.trim().split('@')[0];

/** Why this project cannot be deployed with these values, by name; empty where it can. */
export function faltasDosAjustes(valores: Readonly<Record<string, string | undefined>>): string[] {
  const faltas = Object.entries<Ajuste>(AJUSTES).flatMap(([nome, { vale, oQue, opcional }]) => {
    const valor = valores[nome]?.trim();
    if (!valor) return opcional ? [] : [`Falta ${nome}: ${oQue}.`];
    if (!vale.test(valor) || DE_EXEMPLO.test(valor)) return [`${nome} não serve ("${valor}"): ${oQue}.`];
    return [];
  });
  // One account for two of them would have the rights of both.
  const repetidas = CONTAS.filter((nome, i) =>
    CONTAS.slice(0, i).some(
      (outra) =>
        nomeDaConta(valores[nome]) !== '' && nomeDaConta(valores[outra]) === nomeDaConta(valores[nome]),
    ),
  );
  const expostos = Object.keys(SEGREDOS).filter((nome) => valores[nome] !== undefined);
  return [
    ...faltas,
    ...repetidas.map((nome) => `${nome} é a mesma conta de outra: cada uma tem os seus direitos.`),
    ...expostos.map(
      (nome) => `${nome} é um segredo e não fica em um arquivo: firebase functions:secrets:set ${nome}.`,
    ),
  ];
}
