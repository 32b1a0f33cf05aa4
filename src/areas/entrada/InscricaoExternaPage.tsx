/** `/projeto/{idEmpresa}/{id}/{licenciadaId}`: the project's page, where a company enrols by three fields (part 3 §2). */
import { useParams } from 'react-router-dom';
import { semSobras } from '@/domain/comum/link-colado';
import { parteDe } from '@/ui/moldura/parte';
import { umaVez } from '@/ui/moldura/umaVez';
import { ComecoPeloCnpj } from './ComecoPeloCnpj';
import { PaginaDoProjeto } from './PaginaDoProjeto';

const trazer = umaVez(() =>
  import('./FormularioDaInscricao').then((m) => ({ default: m.FormularioDaInscricao })),
);
const Formulario = parteDe(trazer);
const carregar = () => void trazer().then(undefined, () => undefined);

export function InscricaoExternaPage() {
  const { licenciadaId = '', empresaId = '', projetoId = '' } = useParams();
  const endereco = { licenciadaId: semSobras(licenciadaId), empresaId, projetoId };
  return (
    <PaginaDoProjeto endereco={endereco} titulo="Inscrição no projeto">
      {(projeto) => <ComecoPeloCnpj {...{ endereco, projeto, Formulario, carregar }} />}
    </PaginaDoProjeto>
  );
}
