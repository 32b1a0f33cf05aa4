/** Loaded only where no rule of ideas runs: the first screen does without the permissions of rules. */
import { SemRegulamento } from '@/areas/pais/SemRegulamento';
import { permissoesDeRegulamentos } from '@/domain/regulamentos/permissoes';
import { para } from '@/domain/telas/enderecos';

export default function SemRegulamentoDeIdeias() {
  return (
    <SemRegulamento
      oQue="ideias"
      acesso={permissoesDeRegulamentos.regulamentosIdeias}
      endereco={para('/ideias/regulamento')}
    />
  );
}
