/** Situations of immersions and of what lies under them, for the cells of tabela.ts. */
import { where } from 'firebase/firestore/lite';
import type { Relacao } from '@/domain/acesso/permissao';
import { caminhosDaImersao } from '@/domain/imersoes/cronograma';
import { umaInscricao, umaSolucao, umCronograma, umEvento } from '@tests/support/imersao';
import type { Persona } from '@tests/support/personas';
import { type Banco, criadoAgora, criar, listar, mudadoPor, mudar, novoId, pegar } from './ambiente';
import { remove } from './tabela-geral';
import type { Situacoes, Tabela } from './tabela';

type Um = (quem: Persona) => { createdAt: Date };
type AtoSob = (banco: Banco, caminho: string, quem: Persona) => Promise<unknown>;

/** Two immersions, one of them removed. The act is on it or, with `parte`, on a record under it. */
const imersoes =
  (
    relacao: Relacao,
    ato: AtoSob,
    um: Um,
    parte?: keyof ReturnType<typeof caminhosDaImersao.sob>,
  ): Situacoes =>
  (quem, autor, contexto) =>
    [true, false].map((publico) => {
      const cronograma = caminhosDaImersao.cronograma(contexto, novoId('cronograma'));
      const caminho = parte ? `${caminhosDaImersao.sob(cronograma)[parte]}/${quem.uid}` : cronograma;
      return {
        cenario: publico ? 'de um desafio que se vê' : 'removida',
        caminho,
        documentos: {
          [cronograma]: umCronograma(autor, { publico }),
          ...(parte ? { [caminho]: um(quem) } : {}),
        },
        relacoes: publico ? [relacao] : [],
        ato: (banco) => ato(banco, caminho, quem),
      };
    });

const ler: AtoSob = (banco, caminho) => pegar(banco, caminho);
const pasta = (caminho: string) => caminho.slice(0, caminho.lastIndexOf('/'));

function linhaSob(parte: keyof ReturnType<typeof caminhosDaImersao.sob>, um: Um): Tabela[string] {
  const em = (ato: AtoSob) => imersoes('sobCronogramaPublico', ato, um, parte);
  return {
    get: em(ler),
    list: em((banco, caminho) => listar(banco, pasta(caminho), where('deletedAt', '==', null))),
    create: em((banco, caminho, quem) => criar(banco, `${pasta(caminho)}/novo`, criadoAgora(um(quem)))),
    update: em((banco, caminho, quem) => mudar(banco, caminho, { status: 2, ...mudadoPor(quem) })),
    delete: em((banco, caminho, quem) => remove(banco, caminho, quem)),
  };
}

const em = (ato: AtoSob) => imersoes('cronogramaPublico', ato, (quem) => umCronograma(quem));

export const imersoesETudoSobElas: Tabela = {
  cronogramaDesafio: {
    get: em(ler),
    // A list proves by its filter that it holds what is not removed.
    list: (quem, _autor, contexto) =>
      [true, false].map((publico) => ({
        cenario: publico ? 'as que se veem' : 'todas',
        caminho: `${caminhosDaImersao.colecao(contexto)}/nenhum`,
        relacoes: publico ? ['cronogramaPublico'] : [],
        ato: (banco) =>
          listar(
            banco,
            caminhosDaImersao.colecao(contexto),
            ...(publico ? [where('publico', '==', true)] : []),
            where('idDesafio', '==', quem.uid),
          ),
      })),
    create: em((banco, caminho, quem) => criar(banco, `${caminho}-nova`, criadoAgora(umCronograma(quem)))),
    update: em((banco, caminho, quem) => mudar(banco, caminho, { ocupadas: 0, ...mudadoPor(quem) })),
    delete: em((banco, caminho, quem) => remove(banco, caminho, quem)),
  },
  'cronogramaDesafio/inscricoes': linhaSob('inscricoes', umaInscricao),
  'cronogramaDesafio/event': linhaSob('event', umEvento),
  'cronogramaDesafio/solucoes': linhaSob('solucoes', umaSolucao),
};
