/** Regions of a project: every read and write of them (part 3 §7). */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { contemPalavras, indiceBasta, tokenDaPesquisa } from '@/domain/comum/busca';
import { type ComId, LIMITE } from '@/domain/comum/campos';
import {
  type Regiao,
  regiaoDoForm,
  type RegiaoForm,
  regiaoSchema,
  regioesDe,
} from '@/domain/projetos/regiao';
import { permissoesDeProjetos } from '@/domain/projetos/permissoes';
import { caminhosDoStatus, statusSchema } from '@/domain/projetos/status';
import { defineCollection } from '@/firebase/dados/collection';
import { contem, igual, type Ordem } from '@/firebase/dados/consulta';
import { type Cursor, defineLeitura } from '@/firebase/dados/leitura';
import { lerAteEncher } from '@/firebase/dados/lerAteEncher';
import { relerDepois } from '@/firebase/dados/relerDepois';
import { totalDaLista } from '@/firebase/dados/totalDaLista';
import { pode } from '@/firebase/sessao/pode';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

const regioes = defineCollection(regiaoSchema);
const linhas = defineLeitura(statusSchema);

const chave = ({ contexto }: SessaoAtiva, projetoId: string) =>
  [contexto.empresaId, 'regioes', projetoId] as const;

export const regioesData = {
  chave,

  pagina: (sessao: SessaoAtiva, projetoId: string, name: string, { direcao }: Ordem, tamanho: number) => {
    const onde = regioesDe(sessao.contexto, projetoId);
    const token = tokenDaPesquisa(name);
    const filtros = [igual('deletedAt', null), ...(token ? [contem('busca', token)] : [])];
    const consulta = { filtros, ordem: [{ campo: 'nomeEmOrdem', direcao }] };
    return {
      consulta,
      chave: [...chave(sessao, projetoId), 'lista', name, direcao, tamanho] as const,
      buscar: (depoisDe: Cursor | undefined) =>
        lerAteEncher(
          (cursor) => regioes.legiveis(onde, consulta, tamanho, cursor),
          (regiao) => contemPalavras(regiao.name, name),
          tamanho,
          depoisDe,
        ),
      total: totalDaLista([...chave(sessao, projetoId), 'total', name], async () =>
        indiceBasta(name) ? regioes.count(onde, { filtros }) : null,
      ),
    };
  },

  /** All of the project by name, for a choice; none to people who may not read them. */
  todas: (sessao: SessaoAtiva, projetoId: string) =>
    queryOptions({
      queryKey: [...chave(sessao, projetoId), 'todas'],
      enabled: pode(sessao, permissoesDeProjetos['projetos/regioes'], 'list', []),
      queryFn: () =>
        regioes.legiveis(
          regioesDe(sessao.contexto, projetoId),
          { filtros: [igual('deletedAt', null)], ordem: [{ campo: 'nomeEmOrdem', direcao: 'asc' }] },
          LIMITE.pagina,
        ),
    }),

  /** Companies of the project by name, a page of them: for the look at what a region would find. */
  empresas: (sessao: SessaoAtiva, projetoId: string) =>
    queryOptions({
      queryKey: [...chave(sessao, projetoId), 'empresas'],
      queryFn: () =>
        linhas.legiveis(
          caminhosDoStatus.status(sessao.contexto),
          {
            filtros: [igual('idProjeto', projetoId), igual('deletedAt', null)],
            ordem: [{ campo: 'nomeEmOrdem', direcao: 'asc' }],
          },
          LIMITE.pagina,
        ),
    }),

  salvar: (sessao: SessaoAtiva, projetoId: string, lida?: ComId<Regiao>) =>
    mutationOptions({
      mutationFn: async ({ id, form }: { id: string; form: RegiaoForm }): Promise<void> => {
        const caminho = `${regioesDe(sessao.contexto, projetoId)}/${id}`;
        const dados = regiaoDoForm(form);
        if (lida) await regioes.update(caminho, dados, lida);
        else await regioes.criar(caminho, dados, { fixos: { projetoId, empresas: [] } });
      },
      // The function counts the companies a moment later.
      onSuccess: (_id, _form, _antes, { client }) => relerDepois(client, chave(sessao, projetoId)),
      meta: {
        sucesso: ({ form: { name } }: { form: RegiaoForm }) =>
          lida ? `${name} atualizado com sucesso!` : `${name} cadastrado com sucesso!`,
        invalida: [chave(sessao, projetoId)],
        erroNoFormulario: true,
      },
    }),

  remover: (sessao: SessaoAtiva, projetoId: string) =>
    mutationOptions({
      mutationFn: ({ id }: ComId<Regiao>) => regioes.remove(`${regioesDe(sessao.contexto, projetoId)}/${id}`),
      meta: { sucesso: 'Região removida', invalida: [chave(sessao, projetoId)] },
    }),
};
