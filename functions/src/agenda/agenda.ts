/** The one schedule: what runs every day at which hour of São Paulo. Local Firebase runs none (docs/operations.md). */
import { emMaquina } from '@functions/maquinas';
import { porExtenso } from '@functions/registro';
import { error, info } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';

interface Rodada {
  nome: string;
  rodar: (agora: Date) => Promise<void>;
}

/** Each is repeatable: what it left is done by its repetition, and nothing twice. */
export const HORAS: Readonly<Record<number, () => Promise<Rodada>>> = {
  3: async () => {
    const { limparArquivosTodoDia: rodar } = await import('./limparArquivosTodoDia');
    return { nome: 'limparArquivosTodoDia', rodar };
  },
  4: async () => {
    const { ordenarRankingsTodoDia: rodar } = await import('./ordenarRankingsTodoDia');
    return { nome: 'ordenarRankingsTodoDia', rodar };
  },
  7: async () => {
    const { resumoDoDia: rodar } = await import('./resumoDoDia');
    return { nome: 'resumoDoDia', rodar };
  },
  9: async () => {
    const { lembrarConvidadosTodoDia: rodar } = await import('./lembrarConvidadosTodoDia');
    return { nome: 'lembrarConvidadosTodoDia', rodar };
  },
};

const FUSO = 'America/Sao_Paulo';
const horaDe = (quando: Date) =>
  Number(new Intl.DateTimeFormat('en', { timeZone: FUSO, hour: 'numeric', hourCycle: 'h23' }).format(quando));

/** Runs what the hour has. One that fails is tried again by Cloud Scheduler, with the time of the first try. */
export async function rodarAHoraDe(agora: Date): Promise<void> {
  const hora = horaDe(agora);
  const daHora = HORAS[hora];
  if (!daHora) throw new Error(`a agenda não tem nada às ${hora}h`);
  const { nome, rodar } = await daHora();
  try {
    await rodar(agora);
    info('agenda', { nome });
  } catch (causa) {
    error('agenda falhou', { nome, causa: porExtenso(causa) });
    throw causa;
  }
}

export const agenda = onSchedule(
  {
    ...emMaquina('agenda'),
    schedule: `0 ${Object.keys(HORAS).join(',')} * * *`,
    timeZone: FUSO,
    maxInstances: 1,
    timeoutSeconds: 1_800,
    retryCount: 3,
  },
  ({ scheduleTime }) => rodarAHoraDe(new Date(scheduleTime)),
);
