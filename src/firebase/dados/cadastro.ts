/** Records known by their name (src/domain/comum/cadastro.ts): every read and write of one kind. */
import { mutationOptions, type QueryKey } from '@tanstack/react-query';
import { type Operacao, permite } from '@/domain/acesso/permissao';
import type { Cadastro } from '@/domain/comum/cadastro';
import type { Filtro, Ordem } from '@/domain/comum/consulta';
import type { ComId } from '@/domain/comum/campos';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';
import { defineCollection } from './collection';
import { pelaColuna } from './consulta';
import type { Mudancas } from './conteudo';
import { listaPorNome } from './listaPorNome';

interface Frases {
  cadastrado: (nome: string) => string;
  atualizado: (nome: string) => string;
  removido: string;
  /** What else on the screen follows from these records. */
  mexeEm?: (sessao: SessaoAtiva) => readonly QueryKey[];
}
/** What every one of them has. */
export interface Registro {
  nome: string;
  createdBy: string;
}

export function dadosDoCadastro<T extends Registro, F extends { nome: string }>(
  cadastro: Cadastro<T, F>,
  { cadastrado, atualizado, removido, mexeEm = () => [] }: Frases,
) {
  const registros = defineCollection<typeof cadastro.schema>(cadastro.schema);
  const chave = ({ contexto }: SessaoAtiva) => [contexto.empresaId, cadastro.colecao] as const;
  const onde = ({ contexto }: SessaoAtiva) => cadastro.onde(contexto);
  const invalida = (sessao: SessaoAtiva) => [chave(sessao), ...mexeEm(sessao)];
  return {
    cadastro,
    chave,

    /** `filtros`: what the list's records have in common besides. */
    pagina: (
      sessao: SessaoAtiva,
      nome: string,
      ordem: Ordem,
      tamanho: number,
      filtros: readonly Filtro[] = [],
    ) =>
      listaPorNome<T>({
        filtros,
        registros,
        caminho: onde(sessao),
        chave: chave(sessao),
        nome: cadastro.pesquisavel ? nome : '',
        ordem: [pelaColuna(ordem)],
        tamanho,
      }),

    /** Whether the person may do it, to a record or to any that is not their own. */
    pode: ({ quem, uid, master }: SessaoAtiva, operacao: Operacao, registro?: T) =>
      !(registro && cadastro.travado?.(registro, new Date())) &&
      ((cadastro.doMaster && master) ||
        permite(quem, cadastro.acesso, operacao, registro?.createdBy === uid ? ['criador'] : [])),

    /**
     * `id` of a new one is chosen when the form opens. Sending again after a lost answer brings the first up to date.
     */
    salvar: (sessao: SessaoAtiva, lido?: ComId<T>) =>
      mutationOptions({
        mutationFn: async ({ id, form }: { id: string; form: F }): Promise<void> => {
          const dados = cadastro.doForm(form) as Mudancas<T>;
          const caminho = `${onde(sessao)}/${id}`;
          if (lido) await registros.update(caminho, dados, lido);
          else await registros.criar(caminho, dados, { fixos: cadastro.novo });
        },
        meta: {
          sucesso: ({ form: { nome } }: { form: F }) => (lido ? atualizado(nome) : cadastrado(nome)),
          invalida: invalida(sessao),
          erroNoFormulario: true,
        },
      }),

    remover: (sessao: SessaoAtiva) =>
      mutationOptions({
        mutationFn: ({ id }: ComId<T>) => registros.remove(`${onde(sessao)}/${id}`),
        meta: { sucesso: removido, invalida: invalida(sessao) },
      }),
  };
}
export type DadosDoCadastro<T extends Registro, F extends { nome: string }> = ReturnType<
  typeof dadosDoCadastro<T, F>
>;
