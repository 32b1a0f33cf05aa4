import { CAMPOS_DA_VERSAO } from '@/domain/ideias/versao';
import { idDaReferencia } from '@/domain/comum/paths';
import { aoEscrever } from '@functions/gatilho';
import { projetarAtividadesDaIdeia } from '@functions/nucleo/atividades';
import { registrarDecisoesDa } from '@functions/nucleo/comite';
import { contarIdeia } from '@functions/nucleo/contadores';
import { notificarEquipe } from '@functions/nucleo/fatos';
import { acertarMoedas } from '@functions/nucleo/moedas';
import { projetarParticipacao } from '@functions/nucleo/participacao';
import { premiarIdeia } from '@functions/nucleo/pontos';
import { contarVagas } from '@functions/nucleo/vagas';
import { guardarVersao } from '@functions/nucleo/versoes';
import { acertarVinculosDa } from '@functions/nucleo/vinculos';

/** What earns points, makes somebody an author, or brings somebody into the team. */
const FATOS = [
  'status',
  'publishedAt',
  'deletedAt',
  'visibilidade',
  'participantesReferences',
  'implementadoresReferences',
  'regulamentoReference',
];
/** What the counters add up besides; an idea's place in a ranking changes more often, and counts nowhere. */
const TOTAIS = ['totalComentarios', 'rankingByLikes.totalLikes', 'rankingByMoedas.totalMoedas'];

/** The value at a path such as `rankingByLikes.totalLikes`. */
const em = (dados: Dados, caminho: string) =>
  caminho.split('.').reduce<unknown>((valor, campo) => (valor as Dados)?.[campo], dados);
type Dados = Record<string, unknown> | undefined;

/** What people wrote in it, and its removal: what a published one said is kept. */
const TEXTOS = [...CAMPOS_DA_VERSAO, 'deletedAt'];

/** What its milestones show of it in the lists of activities. */
const DAS_ATIVIDADES = ['titulo', 'visibilidade', 'participantesReferences'];

/**
 * Points (decisions I7, I8), coins that go back (I6), the place the idea took under its rule (I10), links, the
 * minutes, former texts, the counters of public ideas, the author's last one, its activities, and news for its team.
 */
export const onIdeiaWritten = aoEscrever(
  'ideias/{ideia}',
  async ({ db, contexto, id, antes, depois, evento }) => {
    const mudou = (campos: string[]) =>
      campos.some((campo) => JSON.stringify(em(antes, campo)) !== JSON.stringify(em(depois, campo)));
    const ideia = id('ideia');
    const atividades = mudou(DAS_ATIVIDADES) ? projetarAtividadesDaIdeia(db, contexto, ideia) : undefined;
    const versao = mudou(TEXTOS) ? guardarVersao(db, contexto, ideia, [antes, depois], evento) : undefined;
    // Totals and copied names change often and earn nothing.
    if (!mudou(FATOS)) {
      await Promise.all([atividades, versao, mudou(TOTAIS) ? contarIdeia(db, contexto, ideia) : undefined]);
      return;
    }
    const { autorReference: autor, regulamentoReference: regra } = depois ?? antes ?? {};
    await Promise.all([
      atividades,
      versao,
      premiarIdeia(db, contexto, ideia),
      contarIdeia(db, contexto, ideia),
      acertarMoedas(db, contexto, ideia),
      depois?.['deletedAt'] && depois['publishedAt'] && typeof regra === 'string'
        ? contarVagas(db, contexto, idDaReferencia(regra))
        : undefined,
      mudou(['visibilidade']) ? acertarVinculosDa(db, contexto, ideia) : undefined,
      mudou(['visibilidade']) ? registrarDecisoesDa(db, contexto, ideia) : undefined,
      notificarEquipe(db, contexto, ideia, antes, depois),
      typeof autor === 'string' ? projetarParticipacao(db, contexto, idDaReferencia(autor)) : undefined,
    ]);
  },
);
