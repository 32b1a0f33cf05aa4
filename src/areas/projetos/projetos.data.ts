/** Projects: every read and write of them (part 3 §7). */
import { mutationOptions, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Filtro, Ordem } from '@/domain/comum/consulta';
import type { ComId } from '@/domain/comum/campos';
import { caminhos } from '@/domain/comum/caminhos';
import { inicioDoAndamento, type Projeto, projetoSchema } from '@/domain/projetos/projeto';
import { type ProjetoForm, projetoDoForm } from '@/domain/projetos/projeto-form';
import { defineCollection } from '@/firebase/dados/collection';
import { pelaColuna } from '@/firebase/dados/consulta';
import { listaPorNome } from '@/firebase/dados/listaPorNome';
import {
  escolheProjeto,
  escolherProjeto,
  esquecerProjeto,
  useProjetoEscolhido,
  useProjetoSumido,
} from '@/firebase/sessao/projetoEscolhido';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

const projetos = defineCollection(projetoSchema);

/** In progress while the last day is today or later. The database decides, so that pages are whole (part 3 §2). */
export type SituacaoDoProjeto = 'emAndamento' | 'concluidos';

const chave = ({ contexto }: SessaoAtiva) => [contexto.empresaId, 'projetos'] as const;

function daSituacao(situacao: SituacaoDoProjeto): Filtro {
  const valor = inicioDoAndamento(new Date());
  return { campo: 'anoVigencia', op: situacao === 'concluidos' ? '<' : '>=', valor };
}

/** Among equal names the one that ends first. */
const comDesempate = (ordem: Ordem): Ordem[] => [
  pelaColuna(ordem),
  ...(ordem.campo === 'anoVigencia' ? [] : [{ campo: 'anoVigencia', direcao: ordem.direcao }]),
];

/** What the selector in the header offers; `haMais` when not all of them. */
export interface OpcoesDeProjetos {
  emAndamento: ComId<Projeto>[];
  concluidos: ComId<Projeto>[];
  haMais: boolean;
}
const OPCOES_POR_GRUPO = 20;
const ESCOLHAS = 6;

/** Those in progress by name; of those completed the last first. */
function grupoDeOpcoes(sessao: SessaoAtiva, situacao: SituacaoDoProjeto, nome: string) {
  const ordem: Ordem =
    situacao === 'concluidos' ? { campo: 'anoVigencia', direcao: 'desc' } : { campo: 'nome', direcao: 'asc' };
  return projetosData.pagina(sessao, { situacao, nome }, ordem, OPCOES_POR_GRUPO).buscar(undefined);
}

export const projetosData = {
  chave,

  /** Projects in progress and completed whose names have the words typed, a few of each. */
  opcoes: (sessao: SessaoAtiva, nome: string) =>
    queryOptions({
      queryKey: [...chave(sessao), 'opcoes', nome],
      queryFn: async (): Promise<OpcoesDeProjetos> => {
        const [andando, findos] = await Promise.all([
          grupoDeOpcoes(sessao, 'emAndamento', nome),
          grupoDeOpcoes(sessao, 'concluidos', nome),
        ]);
        return {
          emAndamento: andando.itens,
          concluidos: findos.itens,
          haMais: andando.proxima !== undefined || findos.proxima !== undefined,
        };
      },
    }),

  /** A few of those in progress, the first to end first: what a screen offers while none is chosen. */
  emAndamento: (sessao: SessaoAtiva) =>
    queryOptions({
      queryKey: [...chave(sessao), 'emAndamento'],
      queryFn: async () =>
        (
          await projetosData
            .pagina(
              sessao,
              { situacao: 'emAndamento', nome: '' },
              { campo: 'anoVigencia', direcao: 'asc' },
              ESCOLHAS,
            )
            .buscar(undefined)
        ).itens,
    }),

  porId: (sessao: SessaoAtiva, id: string) =>
    queryOptions({
      queryKey: [...chave(sessao), 'projeto', id],
      queryFn: () => projetos.doEndereco(caminhos.projetos(sessao.contexto), id),
    }),

  pagina: (
    sessao: SessaoAtiva,
    { situacao, nome }: { situacao: SituacaoDoProjeto; nome: string },
    ordem: Ordem,
    tamanho: number,
  ) =>
    listaPorNome<Projeto>({
      registros: projetos,
      caminho: caminhos.projetos(sessao.contexto),
      chave: chave(sessao),
      nome,
      filtros: [daSituacao(situacao)],
      ordem: comDesempate(ordem),
      tamanho,
    }),

  /**
   * The `id` of a new one is chosen when the form opens. Sending again after a lost answer makes no second one, and
   * brings the first up to date.
   */
  salvar: (sessao: SessaoAtiva, lido?: ComId<Projeto>) =>
    mutationOptions({
      mutationFn: async ({ id, form }: { id: string; form: ProjetoForm }): Promise<void> => {
        const dados = projetoDoForm(form);
        if (lido) await projetos.update(caminhos.projeto(sessao.contexto, id), dados, lido);
        else await projetos.criar(caminhos.projeto(sessao.contexto, id), dados);
      },
      meta: {
        sucesso: ({ form: { nome } }: { form: ProjetoForm }) =>
          lido ? `${nome} atualizado com sucesso!` : `${nome} cadastrado com sucesso!`,
        invalida: [chave(sessao)],
        erroNoFormulario: true,
      },
    }),

  remover: (sessao: SessaoAtiva) =>
    mutationOptions({
      mutationFn: ({ id }: ComId<Projeto>) => projetos.remove(caminhos.projeto(sessao.contexto, id)),
      meta: { sucesso: 'Projeto removido', invalida: [chave(sessao)] },
    }),
};

/** The chosen project as a screen meets it (part 3 §8): none, on its way, there, or gone. */
export type ProjetoAtual =
  | { estado: 'naoSelecionado' }
  | { estado: 'carregando'; nome: string }
  | { estado: 'falhou'; nome: string; erro: unknown }
  | { estado: 'naoEncontrado'; nome: string }
  | { estado: 'pronto'; projeto: ComId<Projeto> };

/**
 * The project chosen in the header, read. A removed one is forgotten, and the screen says that it is gone until
 * another is chosen. A renamed one is remembered by its new name.
 */
export function useProjeto(sessao: SessaoAtiva): ProjetoAtual {
  const escolhido = useProjetoEscolhido(sessao);
  const sumiu = useProjetoSumido(sessao);
  const ativo = escolhido !== undefined && escolheProjeto(sessao);
  const { data: lido, error } = useQuery({
    ...projetosData.porId(sessao, escolhido?.id ?? ''),
    enabled: ativo,
  });
  const projeto = lido?.deletedAt === null ? lido : undefined;
  const removido = ativo && lido !== undefined && !projeto;
  useEffect(() => {
    if (removido) esquecerProjeto(sessao, escolhido);
    else if (projeto && escolhido && projeto.nome !== escolhido.nome) escolherProjeto(sessao, projeto);
  }, [removido, projeto, escolhido, sessao]);

  if (!ativo) return sumiu ? { estado: 'naoEncontrado', nome: sumiu.nome } : { estado: 'naoSelecionado' };
  if (projeto) return { estado: 'pronto', projeto };
  const { nome } = escolhido;
  if (removido) return { estado: 'naoEncontrado', nome };
  return error ? { estado: 'falhou', nome, erro: error } : { estado: 'carregando', nome };
}
