/** What an idea brought: who confirms is told that a line waits, and who registered it what became of it (decisions P332). */
import { daEquipe } from '@/domain/acesso/relacoes';
import { caminhos } from '@/domain/comum/caminhos';
import { diaDe } from '@/domain/comum/datas';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import { lugarDoPai } from '@/domain/pai/pai';
import type { LinhaDoRetorno } from '@/domain/retorno/retorno';
import type { Escrita } from '@functions/gatilho';
import { administradoresDe } from './administradores';
import { type Fato, idDaNotificacao, notificar } from './notificar';
import { lerPai } from './pai';
import { caminhoDoRetorno } from './retornos';

type Crua = Partial<LinhaDoRetorno>;
const linhasDe = (dados: Record<string, unknown> | undefined): readonly Crua[] =>
  Array.isArray(dados?.['linhas']) ? (dados['linhas'] as Crua[]) : [];

/** Realised, and neither validated nor sent back. */
const espera = ({ situacao, validadaPor, devolvida }: Crua) =>
  situacao === 'REALIZADO' && validadaPor === null && devolvida === '';
function desfecho({ validadaPor, devolvida }: Crua) {
  if (validadaPor) return 'VALIDADO';
  return devolvida ? 'DEVOLVIDO' : undefined;
}

export async function noticiarRetorno({ db, contexto, id, antes, depois, evento }: Escrita): Promise<void> {
  const ideiaId = id('pai');
  const origem = caminhoDoRetorno(contexto, ideiaId);
  const lugar = lugarDoPai(IDEIA, contexto, ideiaId);
  const quem = typeof depois?.['updatedBy'] === 'string' ? depois['updatedBy'] : null;
  const eram = new Map(linhasDe(antes).map((uma) => [uma.id, uma]));
  const contar = (fato: Pick<Fato, 'id' | 'detalhe' | 'para' | 'aindaCabe'>) =>
    notificar(db, contexto, { ...fato, quem, origem, sobre: lugar });
  for (const linha of linhasDe(depois)) {
    const era = eram.get(linha.id);
    const fim = desfecho(linha);
    if (!era || !fim || fim === desfecho(era) || !linha.id || !linha.registradaPor) continue;
    await contar({
      id: idDaNotificacao('retorno', linha.id, evento.id),
      detalhe: { retorno: fim },
      para: new Map([[linha.registradaPor, ['RETORNO']]]),
      aindaCabe: (dados) => linhasDe(dados).some((uma) => uma.id === linha.id && desfecho(uma) === fim),
    });
  }
  const esperam = linhasDe(depois).some((linha) => {
    const era = eram.get(linha.id);
    return espera(linha) && !(era && espera(era));
  });
  if (!esperam) return;
  const pai = await lerPai(db, lugar);
  if (!pai) return;
  const administradores = await db.runTransaction((tx) => administradoresDe(db, tx, contexto), {
    readOnly: true,
  });
  // Nobody validates what their own idea brought (decisions P251).
  const deFora = administradores.filter(
    ({ id: uid }) => !daEquipe(pai, { uid, referencia: caminhos.colaborador(contexto, uid) }),
  );
  await contar({
    id: idDaNotificacao('retornoEspera', ideiaId, diaDe(evento.quando)),
    detalhe: { retorno: 'ESPERA' },
    para: new Map(deFora.map(({ id: uid }) => [uid, ['RETORNO']])),
    aindaCabe: (dados) => linhasDe(dados).some(espera),
  });
}
