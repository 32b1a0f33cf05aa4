/**
 * What each deployed function runs on, and the secrets bound to it. Below one vCPU a machine takes one request at a time.
 * A release starts one of each: docs/operations.md adds them up, tests/unit/implantacao.test.ts holds the sum.
 */
import { type NomeDoSegredo, secretos } from './ajustes';

export const REGIAO = 'southamerica-east1';
/** Machines of one function: enough for a large company at work, and an end to what a flood costs. */
const INSTANCIAS = 20;

interface Maquina {
  cpu: number;
  memory: '256MiB' | '512MiB' | '1GiB';
  /** Requests at once on one machine. */
  concurrency: number;
  segredos?: readonly NomeDoSegredo[];
}

/** For what is asked now and then, or waits in a queue anyway. */
const PEQUENA = { cpu: 0.25, memory: '256MiB', concurrency: 1 } as const satisfies Maquina;
const INTEIRA = { cpu: 1, memory: '512MiB', concurrency: 40 } as const satisfies Maquina;

export const MAQUINAS = {
  // One takes a burst of voters or respondents.
  visitantes: { ...INTEIRA, concurrency: 80, segredos: ['CHAVE_DA_VOTACAO', 'RECAPTCHA_SECRET'] },
  acesso: INTEIRA,
  pessoas: INTEIRA,
  gestao: INTEIRA,
  diagnostico: INTEIRA,
  // Whole awards and spreadsheets lie in memory.
  relatorios: { cpu: 1, memory: '1GiB', concurrency: 8 },
  propria: PEQUENA,
  propriaComCaptcha: { ...PEQUENA, segredos: ['RECAPTCHA_SECRET'] },
  agenda: { cpu: 1, memory: '512MiB', concurrency: 1 },
  empresa: PEQUENA,
  registro: INTEIRA,
  filho: INTEIRA,
  convite: PEQUENA,
  // The second secret makes the codes of a voting, which are stored nowhere.
  emails: { cpu: 1, memory: '512MiB', concurrency: 20, segredos: ['SMTP_URL', 'CHAVE_DA_VOTACAO'] },
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
  const { cpu, memory, concurrency }: Maquina = MAQUINAS[qual];
  return {
    region: REGIAO,
    maxInstances: INSTANCIAS,
    cpu,
    memory,
    concurrency,
    secrets: secretos(segredosDe(qual)),
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
