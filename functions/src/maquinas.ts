/**
 * What each deployed function runs on, as which service account, and the secrets bound to it. Below one vCPU a machine takes one request at a time.
 * A release starts one of each: docs/operations.md adds them up, tests/unit/implantacao.test.ts holds the sum.
 */
import { type NomeDaConta, type NomeDoSegredo, secretos } from './ajustes';

export const REGIAO = 'southamerica-east1';
/** Machines of one function: enough for a large company at work, and an end to what a flood costs. */
const INSTANCIAS = 20;

interface Maquina {
  cpu: number;
  memory: '256MiB' | '512MiB' | '1GiB';
  /** Requests at once on one machine. */
  concurrency: number;
  segredos?: readonly NomeDoSegredo[];
  /** Whose rights it has (decisions T501): what its code cannot reach, its account may not do. */
  conta: NomeDaConta;
}

/** For what is asked now and then, or waits in a queue anyway. */
const PEQUENA = {
  cpu: 0.25,
  memory: '256MiB',
  concurrency: 1,
  conta: 'CONTA_DADOS',
} as const satisfies Maquina;
const INTEIRA = {
  cpu: 1,
  memory: '512MiB',
  concurrency: 40,
  conta: 'CONTA_DADOS',
} as const satisfies Maquina;
/** Reads or changes accounts of Auth, or makes links for them. */
const EM_CONTAS = { conta: 'CONTA_ACESSOS' } as const;

export const MAQUINAS = {
  // One takes a burst of voters or respondents.
  visitantes: {
    ...INTEIRA,
    concurrency: 80,
    segredos: ['CHAVE_DA_VOTACAO', 'RECAPTCHA_SECRET'],
    conta: 'CONTA_VISITANTES',
  },
  acesso: { ...INTEIRA, ...EM_CONTAS },
  pessoas: { ...INTEIRA, ...EM_CONTAS },
  gestao: INTEIRA,
  diagnostico: INTEIRA,
  // Whole awards and spreadsheets lie in memory.
  relatorios: { ...INTEIRA, memory: '1GiB', concurrency: 8 },
  propria: { ...PEQUENA, ...EM_CONTAS },
  propriaComCaptcha: { ...PEQUENA, ...EM_CONTAS, segredos: ['RECAPTCHA_SECRET'] },
  agenda: { ...INTEIRA, concurrency: 1 },
  empresa: { ...PEQUENA, ...EM_CONTAS },
  registro: { ...INTEIRA, ...EM_CONTAS },
  filho: { ...INTEIRA, ...EM_CONTAS },
  convite: PEQUENA,
  // The second secret makes the codes of a voting, which are stored nowhere.
  emails: { ...INTEIRA, ...EM_CONTAS, concurrency: 20, segredos: ['SMTP_URL', 'CHAVE_DA_VOTACAO'] },
  entregas: PEQUENA,
  arquivos: PEQUENA,
} as const satisfies Record<string, Maquina>;
export type NomeDaMaquina = keyof typeof MAQUINAS;

export const segredosDe = (qual: NomeDaMaquina): readonly NomeDoSegredo[] => {
  const { segredos = [] }: Maquina = MAQUINAS[qual];
  return segredos;
};

/** Options of a function. */
export function emMaquina(qual: NomeDaMaquina) {
  const { cpu, memory, concurrency, conta }: Maquina = MAQUINAS[qual];
  // Told to the deployment by functions/.env.<project>; local runs have no accounts.
  const serviceAccount = process.env[conta];
  return {
    region: REGIAO,
    maxInstances: INSTANCIAS,
    cpu,
    memory,
    concurrency,
    secrets: secretos(segredosDe(qual)),
    ...(serviceAccount ? { serviceAccount } : {}),
  };
}

/**
 * Loads once, when it is first needed. In production a process has one function, named in its environment, and loads what
 * that one needs while it starts.
 */
export function carregado<T>(nome: string, carregar: () => Promise<T>): () => Promise<T> {
  let pronto: Promise<T> | undefined;
  const uma = () => (pronto ??= carregar());
  if (process.env['FUNCTION_TARGET'] === nome.replace('-', '.')) void uma();
  return uma;
}
