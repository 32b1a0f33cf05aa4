/** Points and counting marks of the demo ideas, built by the functions' own pure parts. */
import { comoPai, IDEIA } from '@/domain/ideias/ideia-como-pai';
import { caminhos, type Contexto, idDaReferencia } from '@/domain/comum/caminhos';
import { premiosDaIdeia } from '@/domain/pontos/pontos';
import { caminhoDasContadas, contaComo } from '@functions/nucleo/contadores';
import { entradaDoPremio, idDoPremio } from '@functions/nucleo/premio';
import type { Documentos } from './gravar';
import type { IdeiaDoMundo } from './ideias';
import type { PessoaDoMundo } from './pessoas';
import type { RegulamentoDoMundo } from './regulamentos';

export function pontos(
  contexto: Contexto,
  ideias: IdeiaDoMundo[],
  regulamentos: RegulamentoDoMundo[],
  pessoas: PessoaDoMundo[],
): Documentos {
  const porReferencia = new Map(
    pessoas.map(({ uid, colaborador }) => [caminhos.colaborador(contexto, uid), colaborador]),
  );
  return ideias.flatMap(({ id: ideiaId, ideia, passos }) => {
    const seu = regulamentos.find(({ id }) => id === idDaReferencia(ideia.regulamentoReference ?? ''));
    if (!seu) return [];
    const movimentos = passos.map(({ status, quando }) => ({ status, createdAt: quando }));
    const { regulamento } = seu;
    const fatos = {
      ideiaId,
      ideia,
      regulamento,
      movimentos,
      pessoas: porReferencia,
      campanhas: Object.values(seu.campanhas),
    };
    return premiosDaIdeia(ideia).flatMap((premio): Documentos => {
      const entrada = entradaDoPremio(premio, fatos);
      return entrada
        ? [[`${caminhos.historicoPontos(contexto)}/${idDoPremio(ideiaId, premio)}`, entrada]]
        : [];
    });
  });
}

export const contadas = (contexto: Contexto, ideias: IdeiaDoMundo[]): Documentos =>
  ideias.flatMap(({ id, ideia }) => {
    const marca = contaComo(comoPai(ideia));
    return marca ? [[`${caminhoDasContadas(contexto, IDEIA)}/${id}`, marca]] : [];
  });
