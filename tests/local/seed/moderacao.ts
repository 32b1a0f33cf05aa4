/** What people of the demonstration reported: one case waits, one was kept, and one comment is hidden. */
import { caminhos, type Contexto, idDaReferencia } from '@/domain/comum/caminhos';
import type { Comentario } from '@/domain/conversa/comentario';
import { casoSchema, type Caso } from '@/domain/moderacao/moderacao';
import { ocultadoPor } from '@/domain/moderacao/motivos';
import { carimbo } from '@functions/banco';
import { caminhoDoCaso, idDoCaso } from '@functions/nucleo/moderacao';
import { atePassado, depoisDe } from './calendario';
import type { Documentos } from './gravar';
import type { IdeiaDoMundo } from './ideias';

type Quem = readonly { uid: string }[];

const RELATOS = [
  { motivo: 'FORA_DO_ASSUNTO', explicacao: 'Fala de outra linha de produção.' },
  { motivo: 'SIGILO', explicacao: 'Cita o preço de um fornecedor.' },
  { motivo: 'DADOS_PESSOAIS', explicacao: '' },
] as const;

/** The same documents with what moderation did to them, and its cases. */
export function moderados(
  contexto: Contexto,
  ideias: readonly Pick<IdeiaDoMundo, 'id' | 'ideia'>[],
  documentos: Documentos,
  { ativos, comite }: { ativos: Quem; comite: Quem },
): Documentos {
  // Everybody who reports sees what they report.
  const publicas = new Set(
    ideias.flatMap(({ id, ideia }) => (ideia.visibilidade === 'PUBLICA' ? caminhos.ideia(contexto, id) : [])),
  );
  const respondidos = new Set(
    documentos.map(([, dados]) => (dados as Partial<Comentario>).respostaAoComentarioReference),
  );
  // Without answers and mentions: what they are told of stays as it is.
  const escolhidos = documentos
    .filter(([caminho, dados]) => {
      const { respostaAoComentarioReference, colaboradoresMencionadosReferences } = dados as Comentario;
      return (
        caminho.includes('/comentarios/') &&
        publicas.has(caminho.split('/comentarios/')[0] ?? '') &&
        respostaAoComentarioReference === '' &&
        colaboradoresMencionadosReferences.length === 0 &&
        !respondidos.has(caminho)
      );
    })
    .slice(-RELATOS.length) as [string, Comentario][];
  const ocultos = new Map<string, object>();
  const casos = escolhidos.map(([caminho, comentario], i): [string, object] => {
    const sobre = caminho.split('/comentarios/')[0] ?? '';
    const quando = atePassado(depoisDe(comentario.createdAt, 1));
    const de = (uid: string) => uid !== comentario.createdBy && !sobre.endsWith(uid);
    const contam = ativos.filter(({ uid }) => de(uid)).slice(i, i + (i === 0 ? 2 : 1));
    const decide = comite.find(({ uid }) => de(uid))?.uid ?? null;
    const relato = RELATOS[i] ?? RELATOS[0];
    const situacao = (['ABERTO', 'MANTIDO', 'OCULTO'] as const)[i] ?? 'ABERTO';
    const decidido = situacao !== 'ABERTO' && decide !== null;
    if (situacao === 'OCULTO')
      ocultos.set(caminho, {
        ...comentario,
        comentario: ocultadoPor(relato.motivo),
        oculto: relato.motivo,
      });
    const caso: Omit<Caso, 'createdAt' | 'createdBy' | 'updatedAt' | 'updatedBy' | 'deletedAt'> = {
      alvo: { tipo: 'COMENTARIO_DA_IDEIA', pai: idDaReferencia(sobre), filho: idDaReferencia(caminho) },
      caminho,
      sobre,
      autor: comentario.createdBy,
      situacao,
      denuncias: contam.map(({ uid }, j) => ({
        quem: uid,
        ...(j === 0 ? relato : (RELATOS[j] ?? relato)),
        em: quando,
      })),
      denunciantes: contam.map(({ uid }) => uid),
      versao: contam.length + (decidido ? 1 : 0),
      decisao: decidido ? (situacao === 'OCULTO' ? 'OCULTAR' : 'MANTER') : null,
      motivo: decidido && situacao === 'OCULTO' ? relato.motivo : null,
      explicacao: '',
      decididoPor: decidido ? decide : null,
      decididoEm: decidido ? quando : null,
      guardado: situacao === 'OCULTO' ? { titulo: '', texto: comentario.comentario, mencoes: [] } : null,
    };
    return [
      caminhoDoCaso(contexto, idDoCaso(caminho)),
      casoSchema.parse({ ...caso, ...carimbo(quando, contam[0]?.uid) }),
    ];
  });
  return [
    ...documentos.map(([caminho, dados]): [string, object] => [caminho, ocultos.get(caminho) ?? dados]),
    ...casos,
  ];
}
