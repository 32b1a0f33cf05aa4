/** Innovation plays and their tactics: reading, and saving the form (part 2 §7). */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { pelaColuna } from '@/domain/comum/consulta';
import { type ComId, LIMITE } from '@/domain/comum/campos';
import { type Jogada, type JogadaForm, jogadas } from '@/domain/incentivo/jogada';
import { type TaticaDaJogada, taticasDaJogada } from '@/domain/incentivo/tatica-da-jogada';
import { dadosDoCadastro } from '@/firebase/dados/cadastro';
import { defineCollection, gravarPartes, novoId } from '@/firebase/dados/collection';
import { igual } from '@/firebase/dados/consulta';
import { listaPorNome } from '@/firebase/dados/listaPorNome';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';
import { partesDasTaticas, type TaticaNaTela } from '../taticasNaTela';

export const colecaoDeJogadas = defineCollection<typeof jogadas.schema>(jogadas.schema);
export const colecaoDeTaticas = defineCollection<typeof taticasDaJogada.schema>(taticasDaJogada.schema);

const cadastro = dadosDoCadastro(jogadas, {
  cadastrado: (nome) => `${nome} cadastrada com sucesso!`,
  atualizado: (nome) => `${nome} atualizada com sucesso!`,
  removido: 'Jogada de inovação removida',
});
export const ondeAsJogadas = ({ contexto }: SessaoAtiva) => jogadas.onde(contexto);
export const ondeAsTaticas = ({ contexto }: SessaoAtiva) => taticasDaJogada.onde(contexto);
export const chaveDasTaticas = ({ contexto }: SessaoAtiva) =>
  [contexto.empresaId, 'taticasDaJogada'] as const;

/** Tabs of the list (part 2 §2), and what their plays have in common. */
export const ABAS_DAS_JOGADAS = ['todos', 'sugeridas', 'customizadas'] as const;
export type AbaDasJogadas = (typeof ABAS_DAS_JOGADAS)[number];
const FILTRO = {
  todos: [],
  sugeridas: [igual('sugerida', true)],
  customizadas: [igual('sugerida', false)],
} as const;

/** A tactic of the form: with where it was taken from. */
export interface TaticaDoForm extends TaticaNaTela {
  idTatica: string;
  tipo: string;
  categoria: string;
}

export interface SalvarJogada {
  id: string;
  form: JogadaForm;
  taticas: readonly TaticaDoForm[];
  lidas: readonly ComId<TaticaDaJogada>[];
}

export const jogadasData = {
  ...cadastro,
  novoId,

  lista: (sessao: SessaoAtiva, aba: AbaDasJogadas, nome: string, tamanho = 10) =>
    listaPorNome<Jogada>({
      registros: colecaoDeJogadas,
      caminho: ondeAsJogadas(sessao),
      chave: cadastro.chave(sessao),
      nome,
      ordem: [pelaColuna({ campo: 'nome', direcao: 'asc' })],
      filtros: FILTRO[aba],
      tamanho,
    }),

  porId: (sessao: SessaoAtiva, id: string) =>
    queryOptions({
      queryKey: [...cadastro.chave(sessao), id],
      queryFn: () => colecaoDeJogadas.doEndereco(ondeAsJogadas(sessao), id),
    }),

  /** In the order in which they were added. */
  taticas: (sessao: SessaoAtiva, jogada: string) =>
    queryOptions({
      queryKey: [...chaveDasTaticas(sessao), jogada],
      queryFn: async () => {
        const filtros = [igual('jogada', jogada), igual('deletedAt', null)];
        const { itens } = await colecaoDeTaticas.todos(ondeAsTaticas(sessao), { filtros }, LIMITE.pagina);
        return itens.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
      },
    }),

  /** The play and what its tactics became, all of it or nothing; `lida` is the play as the form opened it. */
  salvarComTaticas: (sessao: SessaoAtiva, lida?: ComId<Jogada>) =>
    mutationOptions({
      mutationFn: ({ id, form, taticas, lidas }: SalvarJogada) =>
        gravarPartes([
          colecaoDeJogadas.parte(
            `${ondeAsJogadas(sessao)}/${id}`,
            jogadas.doForm(form),
            lida ? { lido: lida } : { fixos: jogadas.novo },
          ),
          ...partesDasTaticas({
            taticas,
            lidas,
            onde: ondeAsTaticas(sessao),
            colecao: colecaoDeTaticas,
            fixos: ({ idTatica, tipo, categoria }) => ({
              ...taticasDaJogada.novo,
              jogada: id,
              idTatica,
              tipo,
              categoria,
            }),
          }),
        ]),
      meta: {
        sucesso: ({ form: { nome } }: SalvarJogada) =>
          lida ? `${nome} atualizada com sucesso!` : `${nome} cadastrada com sucesso!`,
        invalida: [cadastro.chave(sessao), chaveDasTaticas(sessao)],
        erroNoFormulario: true,
      },
    }),
};
