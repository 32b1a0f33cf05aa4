/** Answer types: every read and write of them (part 3 §7). */
import { queryOptions } from '@tanstack/react-query';
import { tiposDeRespostas } from '@/domain/diagnostico/tipo-de-resposta';
import { dadosDoCadastro } from '@/firebase/dados/cadastro';
import { defineLeitura } from '@/firebase/dados/leitura';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';
import { todosPorNome } from './todos';

const tipos = defineLeitura<typeof tiposDeRespostas.schema>(tiposDeRespostas.schema);

const cadastro = dadosDoCadastro(tiposDeRespostas, {
  cadastrado: (nome) => `${nome} cadastrado com sucesso!`,
  atualizado: (nome) => `${nome} atualizado com sucesso!`,
  removido: 'Tipo de resposta removido',
});

export const tiposDeRespostasData = {
  ...cadastro,

  /** All of the company, at most 250: what a question may be answered by. */
  todos: (sessao: SessaoAtiva) =>
    queryOptions({
      queryKey: [...cadastro.chave(sessao), 'todos'],
      enabled: cadastro.pode(sessao, 'list'),
      queryFn: () => todosPorNome(tipos, tiposDeRespostas.onde(sessao.contexto)),
    }),
};
