/** What administrators announced, and what some people follow. */
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { diaDe } from '@/domain/comum/datas';
import { comunicadoSchema } from '@/domain/notificacoes/comunicado';
import { NADA_SEGUIDO, seguindoSchema } from '@/domain/notificacoes/seguindo';
import { carimbo } from '@functions/banco';
import { dia } from './calendario';
import type { Documentos } from './gravar';
import type { IdeiaDoMundo } from './ideias';
import type { PessoaDoMundo } from './pessoas';

const COMUNICADOS = [
  {
    ha: 5,
    titulo: 'Oficinas de ideias na próxima semana',
    texto:
      'Na terça e na quinta, das 14h às 16h, haverá oficinas para quem quer escrever a primeira ideia.\n\nTraga um problema do seu dia a dia: a equipe de inovação ajuda com o resto.',
  },
  {
    ha: 33,
    titulo: 'O que as ideias trouxeram neste semestre',
    texto:
      'O resumo para a diretoria está na página do retorno das ideias. Obrigado a quem mediu antes e depois.',
  },
];

/** The first administrator announces; without one nothing is. */
export function comunicados(contexto: Contexto, pessoas: readonly PessoaDoMundo[]): Documentos {
  const quem = pessoas.find(({ colaborador: { role, status } }) => role === 'ADMIN' && status === 'ACTIVE');
  if (!quem) return [];
  return COMUNICADOS.map(({ ha, titulo, texto }): [string, object] => {
    const quando = dia(-ha, 9);
    return [
      `${caminhos.comunicados(contexto)}/${diaDe(quando)}`,
      comunicadoSchema.parse({
        titulo,
        texto,
        setores: [],
        tentativa: `demo${ha}`,
        ...carimbo(quando, quem.uid),
      }),
    ];
  });
}

/** Every fourth person follows two ideas and who proposed the second one. */
export const seguindo = (
  contexto: Contexto,
  ideias: readonly IdeiaDoMundo[],
  pessoas: readonly PessoaDoMundo[],
): Documentos =>
  pessoas
    .filter((_, i) => i % 4 === 0)
    .flatMap(({ uid }, i): Documentos => {
      const publicas = ideias.filter(
        ({ ideia, autor }) => ideia.visibilidade === 'PUBLICA' && autor.uid !== uid,
      );
      const [uma, outra] = publicas.slice(i, i + 2);
      if (!uma || !outra) return [];
      const dados = {
        ...NADA_SEGUIDO,
        ideias: [uma, outra].map(({ id }) => caminhos.ideia(contexto, id)),
        pessoas: [outra.ideia.autorReference],
        updatedAt: dia(-12, 10),
        updatedBy: uid,
      };
      return [[caminhos.seguindo(contexto, uid), seguindoSchema.parse(dados)]];
    });
