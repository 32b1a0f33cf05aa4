/** The company's own documents about innovation: every read and write of them (decisions D126). */
import { queryOptions } from '@tanstack/react-query';
import { documentosDoIncentivo } from '@/domain/incentivo/documento';
import { baixarArquivo } from '@/firebase/arquivos/arquivo';
import { dadosDoCadastro } from '@/firebase/dados/cadastro';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

/** Documents shown. */
export const MOSTRADOS = 20;

const dados = dadosDoCadastro(documentosDoIncentivo, {
  cadastrado: (nome) => `${nome} cadastrado com sucesso!`,
  atualizado: (nome) => `${nome} atualizado com sucesso!`,
  removido: 'Documento removido',
});

export const documentosData = {
  ...dados,

  /** By name. */
  todos: (sessao: SessaoAtiva) => {
    const { chave, buscar } = dados.pagina(sessao, '', { campo: 'nome', direcao: 'asc' }, MOSTRADOS);
    return queryOptions({ queryKey: chave, queryFn: () => buscar(undefined) });
  },

  /** The file as a PDF, whatever it says it is: the browser then shows it in its reader and runs nothing of it. */
  pdf: ({ contexto }: SessaoAtiva, path: string) =>
    queryOptions({
      queryKey: [contexto.empresaId, 'pdf', path],
      queryFn: async () => new Blob([await baixarArquivo(path)], { type: 'application/pdf' }),
      staleTime: Infinity,
    }),
};
