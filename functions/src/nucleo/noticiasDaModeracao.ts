/** Moderation: administrators learn that a case waits, the author what was decided, and who reported that it was (decisions P452). */
import { type Caso, casoSchema } from '@/domain/moderacao/moderacao';
import { lerRegistro } from '@/domain/comum/registro';
import type { Notificacao } from '@/domain/notificacoes/notificacao';
import { lugarDaReferencia } from '@/domain/pai/tipos';
import { comDatas } from '@functions/banco';
import type { Escrita } from '@functions/gatilho';
import { administradoresDe } from './administradores';
import { caminhoDoCaso, eDaPessoa, lerConteudo } from './moderacao';
import { idDaNotificacao, notificar } from './notificar';

const ladoDe = (dados: Record<string, unknown> | undefined): Caso | undefined => {
  const resultado = lerRegistro(casoSchema, comDatas(dados));
  return resultado.success ? resultado.data : undefined;
};

const DO_AUTOR: Partial<Record<NonNullable<Caso['decisao']>, Notificacao['detalhe']['moderacao']>> = {
  OCULTAR: 'OCULTADO',
  AVISAR: 'AVISO',
  RESTAURAR: 'RESTAURADO',
};

/** Told as of nobody: neither who reported nor who decided is named. */
export async function noticiarModeracao({ db, contexto, id, antes, depois }: Escrita): Promise<void> {
  const [era, caso] = [ladoDe(antes), ladoDe(depois)];
  if (!caso) return;
  const casoId = id('caso');
  const sobre = lugarDaReferencia(caso.sobre) ?? null;
  const comum = { quem: null, origem: caminhoDoCaso(contexto, casoId), sobre };
  if (caso.situacao === 'ABERTO') {
    if (era?.situacao === 'ABERTO') return;
    const [conteudo, administradores] = await Promise.all([
      lerConteudo(db, contexto, caso.alvo),
      db.runTransaction((tx) => administradoresDe(db, tx, contexto), { readOnly: true }),
    ]);
    const decidem = administradores
      .map(({ id: uid }) => uid)
      .filter((uid) => uid !== caso.autor && !(conteudo && eDaPessoa(conteudo, { contexto, uid })));
    await notificar(db, contexto, {
      ...comum,
      id: idDaNotificacao('moderacao', casoId, String(caso.versao)),
      detalhe: { moderacao: 'ESPERA' },
      para: new Map(decidem.map((uid) => [uid, ['MODERACAO']])),
      // A private idea is told of without its name: the queue shows what was reported.
      semVer: true,
      aindaCabe: (dados) => dados['situacao'] === 'ABERTO',
    });
    return;
  }
  if (!caso.decisao || era?.versao === caso.versao) return;
  const aindaCabe = (dados: Record<string, unknown>) => dados['versao'] === caso.versao;
  const doAutor = DO_AUTOR[caso.decisao];
  if (doAutor)
    await notificar(db, contexto, {
      ...comum,
      id: idDaNotificacao('moderado', casoId, String(caso.versao)),
      detalhe: { moderacao: doAutor, ...(caso.motivo && { motivo: caso.motivo }) },
      para: new Map([[caso.autor, ['MODERACAO']]]),
      semVer: true,
      aindaCabe,
    });
  if (caso.decisao === 'RESTAURAR') return;
  await notificar(db, contexto, {
    ...comum,
    id: idDaNotificacao('denuncia', casoId, String(caso.versao)),
    detalhe: { moderacao: 'DECIDIDA' },
    para: new Map(
      caso.denunciantes.filter((uid) => uid !== caso.decididoPor).map((uid) => [uid, ['MODERACAO']]),
    ),
    semVer: true,
    aindaCabe,
  });
}
