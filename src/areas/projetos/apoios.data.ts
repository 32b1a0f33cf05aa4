/** Licensed entities and ambassadors of projects: every read and write of them (part 3 §7). */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Cadastro } from '@/domain/comum/cadastro';
import { LIMITE } from '@/domain/comum/campos';
import { ErroDoProduto } from '@/domain/comum/erros';
import { embaixadores, embaixadoresPessoas, licenciados } from '@/domain/projetos/apoio';
import { JaGravado } from '@/firebase/dados/ato';
import { dadosDoCadastro, type Registro } from '@/firebase/dados/cadastro';
import { defineCollection } from '@/firebase/dados/collection';
import { igual } from '@/firebase/dados/consulta';
import type { Mudancas } from '@/firebase/dados/conteudo';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

/** What a choice shows of one. */
interface Opcao {
  id: string;
  nome: string;
}

function dadosDoApoio<T extends Registro, F extends { nome: string }>(
  cadastro: Cadastro<T, F>,
  { removido, semDados }: { removido: string; semDados: string },
) {
  const registros = defineCollection<typeof cadastro.schema>(cadastro.schema);
  const dados = dadosDoCadastro(cadastro, {
    cadastrado: (nome) => `${nome} cadastrado com sucesso!`,
    atualizado: (nome) => `${nome} atualizado com sucesso!`,
    removido,
  });
  return {
    ...dados,

    /** By name, as many as one page may hold. */
    todos: (sessao: SessaoAtiva) =>
      queryOptions({
        queryKey: [...dados.chave(sessao), 'todos'],
        queryFn: async (): Promise<Opcao[]> => {
          const ordem = [{ campo: 'nomeEmOrdem', direcao: 'asc' }] as const;
          const consulta = { filtros: [igual('deletedAt', null)], ordem };
          return (await registros.legiveis(cadastro.onde(sessao.contexto), consulta, LIMITE.pagina)).itens;
        },
      }),

    /** '+ Criar': a name is enough. Gives what was created. */
    criar: (sessao: SessaoAtiva) =>
      mutationOptions({
        mutationFn: async ({ id, nome }: Opcao): Promise<Opcao> => {
          const lido = cadastro.form.safeParse({ ...cadastro.formDe(), nome });
          if (!lido.success) throw new ErroDoProduto(semDados);
          const novo = { ...cadastro.novo, ...cadastro.doForm(lido.data) } as Mudancas<T>;
          await registros.criar(`${cadastro.onde(sessao.contexto)}/${id}`, novo, {
            senao: (guardado) =>
              new JaGravado(
                `"${guardado.nome}" já foi cadastrado no primeiro envio. Escolha-o na lista.`,
                guardado,
              ),
          });
          return { id, nome: lido.data.nome };
        },
        meta: {
          sucesso: ({ nome }: Opcao) => `${nome} cadastrado com sucesso!`,
          invalida: [dados.chave(sessao)],
        },
      }),
  };
}

const SEM_DADOS = 'Dados do embaixador não fornecidos';

export const apoiosData = {
  licenciado: dadosDoApoio(licenciados, {
    removido: 'Licenciado removido',
    semDados: 'Escreva ao menos 3 letras do nome do licenciado.',
  }),
  embaixadores: dadosDoApoio(embaixadores, {
    removido: 'Entidade embaixadora removida',
    semDados: SEM_DADOS,
  }),
  embaixadoresPessoas: dadosDoApoio(embaixadoresPessoas, {
    removido: 'Pessoa embaixadora removida',
    semDados: SEM_DADOS,
  }),
};
