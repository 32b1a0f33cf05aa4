/** What a MASTER does from a licensee's row: its first company, and the comparison of a spreadsheet there. */
import { IconBuilding, IconListCheck } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import type { ComId } from '@/domain/comum/campos';
import type { Licenciada } from '@/domain/empresas/licenciada';
import { para } from '@/domain/telas/enderecos';

export function useAcoesDaLicenciada(aoAdicionar: (dela: ComId<Licenciada>) => void) {
  const ir = useNavigate();
  return (dela: ComId<Licenciada>) => [
    {
      rotulo: 'Adicionar Empresa',
      icone: <IconBuilding size={16} />,
      aoClicar: () => aoAdicionar(dela),
    },
    {
      rotulo: 'Conferir planilha',
      icone: <IconListCheck size={16} />,
      aoClicar: () => void ir(`${para('/conferencia')}?licenciada=${dela.id}`),
    },
  ];
}
