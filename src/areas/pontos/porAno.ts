/** Rules grouped by the year they end in, for the selector ('Tente selecionar outro ano', docs/decisions.md I12). */
import type { ComId } from '@/domain/fields';
import type { RegulamentoIdeias } from '@/domain/regulamento-ideias';

export function porAno(regulamentos: readonly Pick<ComId<RegulamentoIdeias>, 'id' | 'nome' | 'dataFinal'>[]) {
  const anos = [...new Set(regulamentos.map(({ dataFinal }) => dataFinal.getFullYear()))];
  return anos.map((ano) => ({
    group: String(ano),
    items: regulamentos
      .filter(({ dataFinal }) => dataFinal.getFullYear() === ano)
      .map(({ id, nome }) => ({ value: id, label: nome })),
  }));
}
