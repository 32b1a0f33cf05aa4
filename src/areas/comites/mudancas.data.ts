/**
 * What changes a session of the committee (part 2 §7). Each step is one batch with its activity, whose id is chosen
 * before the first try. When an answer was lost, the record tells that the step was taken.
 */
import { mutationOptions } from '@tanstack/react-query';
import {
  type Comite,
  comiteSchema,
  MAXIMO_DE_IDEIAS,
  mudancaDoPasso,
  type PassoDoComite,
} from '@/domain/comite/comite';
import { type ComiteAtividade, comiteAtividadeSchema } from '@/domain/comite/comite-atividade';
import { type Conflito, conflitoSchema } from '@/domain/comite/conflito';
import { ErroDoProduto } from '@/domain/comum/erros';
import type { ComId } from '@/domain/comum/campos';
import { caminhos } from '@/domain/comum/caminhos';
import type { LugarDoPai } from '@/domain/pai/pai';
import { JaGravado } from '@/firebase/dados/ato';
import { carimbo, defineCollection, Lote, novoId } from '@/firebase/dados/collection';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';
import { podeEscrever } from './acesso';
import { comitesData } from './comites.data';

const comites = defineCollection(comiteSchema);
const atividades = defineCollection(comiteAtividadeSchema);
const conflitos = defineCollection(conflitoSchema);

/** Committee notices stay for 3.5 s (part 2 §9). */
const DURACAO = 3_500;

const SUCESSO: Record<PassoDoComite, string> = {
  PAUSADO: 'Comitê pausado',
  REINICIADO: 'Comitê retomado',
  FINALIZADO: 'Comitê finalizado',
};

const atividadeDe = (
  sessao: SessaoAtiva,
  type: ComiteAtividade['type'],
  comiteReference: string,
): Record<keyof ComiteAtividade, unknown> => ({
  type,
  comiteReference,
  regulamentoReference: null,
  regulamentoNome: '',
  autorNome: sessao.colaborador.nome,
  createdAt: carimbo.agora(),
  createdBy: sessao.uid,
});

/** Writes a step. Its activity is its trace: where that is there, an earlier sending arrived. */
const gravarPasso = (sessao: SessaoAtiva, lote: Lote, atividade: string, frase: string) =>
  atividades.gravar(lote, {
    caminho: `${caminhos.comiteAtividades(sessao.contexto)}/${atividade}`,
    conteudo: { createdBy: sessao.uid },
    ausente: () => Promise.resolve(new ErroDoProduto(frase)),
  });

/** Starts the session after the last one, with its people. The person who starts it is there. */
async function iniciar(sessao: SessaoAtiva, atividade: string): Promise<void> {
  const { contexto, referencia } = sessao;
  const anterior = await comitesData.ultimo(sessao);
  if (anterior && anterior.endedAt === null) throw new ErroDoProduto('Já há um comitê em andamento.');
  const numero = (anterior?.numero ?? 0) + 1;
  const caminho = caminhos.comite(contexto, String(numero));
  const outros = (anterior?.participantesReferences ?? []).filter((r) => r !== referencia);
  const lote = new Lote()
    .set(caminho, {
      numero,
      participantesReferences: [referencia, ...outros].slice(0, 50),
      presentesReferences: [referencia],
      ideiasReferences: [],
      startedAt: carimbo.agora(),
      pausedAt: null,
      endedAt: null,
      pauta: '',
      notas: '',
      ultimaAtividade: atividade,
      ...carimbo.criacao(),
    })
    .set(`${caminhos.comiteAtividades(contexto)}/${atividade}`, atividadeDe(sessao, 'INICIADO', caminho));
  await gravarPasso(sessao, lote, atividade, 'Outra pessoa acaba de iniciar o comitê.');
}

async function darPasso(
  sessao: SessaoAtiva,
  { id }: ComId<Comite>,
  passo: PassoDoComite,
  atividade: string,
): Promise<void> {
  const caminho = caminhos.comite(sessao.contexto, id);
  const lote = new Lote()
    .update(caminho, {
      ...mudancaDoPasso(passo, carimbo.agora()),
      ultimaAtividade: atividade,
      ...carimbo.mudanca(),
    })
    .set(`${caminhos.comiteAtividades(sessao.contexto)}/${atividade}`, atividadeDe(sessao, passo, caminho));
  await gravarPasso(
    sessao,
    lote,
    atividade,
    'Outra pessoa mudou o comitê antes de você. Confira a situação dele.',
  );
}

export type CampoDaAta = 'pauta' | 'notas' | 'participantesReferences' | 'presentesReferences';

interface MudancaDaPauta {
  referencia: string;
  naPauta: boolean;
}

async function mudarPauta(caminho: string, { referencia, naPauta }: MudancaDaPauta): Promise<void> {
  const atual = await comites.find(caminho);
  if (!atual) throw new ErroDoProduto('Comitê não encontrado!');
  const outras = atual.ideiasReferences.filter((r) => r !== referencia);
  // What stands on it already keeps its place.
  if (naPauta && outras.length < atual.ideiasReferences.length) return;
  if (naPauta && outras.length >= MAXIMO_DE_IDEIAS)
    throw new ErroDoProduto(`A pauta já tem ${MAXIMO_DE_IDEIAS} ideias, o máximo de uma sessão.`);
  await comites.update(caminho, { ideiasReferences: naPauta ? [...outras, referencia] : outras }, atual);
}

/**
 * Gives what puts one idea after the other on the agenda of the session under way, or takes it off. Throws, as a sentence, where there
 * is none or the person may not write in it.
 */
async function abrirPauta(sessao: SessaoAtiva, naPauta = true): Promise<(ideiaId: string) => Promise<void>> {
  const { contexto } = sessao;
  const { itens } = await comites.todos(caminhos.comites(contexto), comitesData.ATIVOS, 1);
  const [comite] = itens;
  if (!comite) throw new ErroDoProduto('Não há comitê em andamento. Inicie um para montar a pauta.');
  if (!podeEscrever(sessao, comite))
    throw new ErroDoProduto('Você não pode mudar a pauta do comitê em andamento.');
  const caminho = caminhos.comite(contexto, comite.id);
  return (id) => mudarPauta(caminho, { referencia: caminhos.ideia(contexto, id), naPauta });
}

export const mudancasDoComite = {
  abrirPauta,

  /** Chosen when the button is shown, so that a second click sends the same step. */
  novaAtividade: novoId,

  iniciar: (sessao: SessaoAtiva) =>
    mutationOptions({
      mutationFn: (atividade: string) => iniciar(sessao, atividade),
      meta: { sucesso: 'Comitê iniciado', duracao: DURACAO, invalida: [comitesData.chave(sessao)] },
    }),

  darPasso: (sessao: SessaoAtiva, comite: ComId<Comite>) =>
    mutationOptions({
      mutationFn: ({ passo, atividade }: { passo: PassoDoComite; atividade: string }) =>
        darPasso(sessao, comite, passo, atividade),
      meta: {
        sucesso: ({ passo }: { passo: PassoDoComite }) => SUCESSO[passo],
        duracao: DURACAO,
        invalida: [comitesData.chave(sessao)],
      },
    }),

  /** Participants, agenda or notes, as a form opened them. */
  escrever: (sessao: SessaoAtiva, comite: ComId<Comite>) =>
    mutationOptions({
      mutationFn: (mudancas: Partial<Pick<Comite, CampoDaAta>>) =>
        comites.update(caminhos.comite(sessao.contexto, comite.id), mudancas, comite),
      meta: {
        sucesso: 'Atualizado com sucesso!',
        duracao: DURACAO,
        invalida: [comitesData.chave(sessao)],
        erroNoFormulario: true,
      },
    }),

  /**
   * Puts an idea on the agenda or takes it off. It starts from the agenda as it is now, which the screen may not show
   * yet.
   */
  mudarIdeias: (sessao: SessaoAtiva, { id }: ComId<Comite>) =>
    mutationOptions({
      mutationFn: (mudanca: MudancaDaPauta) => mudarPauta(caminhos.comite(sessao.contexto, id), mudanca),
      // One after the other, so that a second click does not meet the first half way.
      scope: { id: `pauta/${id}` },
      meta: {
        sucesso: ({ naPauta }: { naPauta: boolean }) =>
          naPauta ? 'Ideia colocada na pauta' : 'Ideia retirada da pauta',
        duracao: DURACAO,
        invalida: [
          [...comitesData.chave(sessao), 'ativo'],
          [...comitesData.chave(sessao), 'comite'],
        ],
      },
    }),

  /** `retirado`: an earlier declaration about the parent was taken back, and is declared again. */
  declararConflito: (sessao: SessaoAtiva, pai: Pick<LugarDoPai, 'caminho'>, retirado: boolean) =>
    mutationOptions({
      mutationFn: async ({ motivo }: Pick<Conflito, 'motivo'>) => {
        const caminho = `${caminhos.sob(pai.caminho).conflitos}/${sessao.uid}`;
        const deNovo = { motivo, retiradoEm: null, motivoDaRetirada: '' };
        const declaracao = retirado
          ? new Lote().update(caminho, deNovo)
          : new Lote().set(caminho, {
              paiReference: pai.caminho,
              ...deNovo,
              colaboradorNome: sessao.colaborador.nome,
              createdAt: carimbo.agora(),
              createdBy: sessao.uid,
            });
        await conflitos.gravar(declaracao, {
          caminho,
          conteudo: { motivo, retiradoEm: null },
          senao: (guardado) =>
            guardado.retiradoEm === null
              ? new JaGravado(
                  `A sua declaração já foi gravada, com este motivo: "${guardado.motivo}". Para dizer outro, retire a declaração e declare de novo.`,
                  guardado,
                )
              : undefined,
        });
      },
      meta: {
        sucesso: 'Conflito de interesse declarado',
        duracao: DURACAO,
        invalida: [[...comitesData.chave(sessao), 'conflitos']],
        erroNoFormulario: true,
      },
    }),

  retirarConflito: (sessao: SessaoAtiva, { paiReference, id }: ComId<Conflito>) =>
    mutationOptions({
      mutationFn: async ({ motivoDaRetirada }: Pick<Conflito, 'motivoDaRetirada'>) => {
        const caminho = `${caminhos.sob(paiReference).conflitos}/${id}`;
        const retirada = { retiradoEm: carimbo.agora(), motivoDaRetirada };
        await conflitos.gravar(new Lote().update(caminho, retirada), {
          caminho,
          conteudo: retirada,
          senao: (guardado) =>
            guardado.retiradoEm
              ? new JaGravado(
                  `A declaração já foi retirada, com este motivo: "${guardado.motivoDaRetirada}". O motivo não muda mais.`,
                  guardado,
                )
              : undefined,
        });
      },
      meta: {
        sucesso: 'Declaração retirada',
        duracao: DURACAO,
        invalida: [[...comitesData.chave(sessao), 'conflitos']],
        erroNoFormulario: true,
      },
    }),
};
