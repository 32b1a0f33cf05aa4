/** Rules grouped by the year they end in, for the selector ('Tente selecionar outro ano', decisions I12). */
import { agrupar } from '@/domain/comum/agrupar';
import { diaDe } from '@/domain/comum/datas';
import type { ComId } from '@/domain/comum/campos';
import type { RegulamentoIdeias } from '@/domain/regulamentos/regulamento-ideias';

export function porAno(regulamentos: readonly Pick<ComId<RegulamentoIdeias>, 'id' | 'nome' | 'dataFinal'>[]) {
  const anos = agrupar(regulamentos, ({ dataFinal }) => diaDe(dataFinal).slice(0, 4));
  return [...anos].map(([group, doAno]) => ({
    group,
    items: doAno.map(({ id, nome }) => ({ value: id, label: nome })),
  }));
}
