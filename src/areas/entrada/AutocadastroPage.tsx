/** `/auto-cadastro/…`: a company registers itself into a project (part 3 §2). */
import { useParams } from 'react-router-dom';
import { semSobras } from '@/domain/comum/link-colado';
import { parteDe } from '@/ui/moldura/parte';
import { umaVez } from '@/ui/moldura/umaVez';
import { ComecoPeloCnpj } from './ComecoPeloCnpj';
import { PaginaDoProjeto } from './PaginaDoProjeto';

const trazer = umaVez(() =>
  import('./FormularioDoAutocadastro').then((m) => ({ default: m.FormularioDoAutocadastro })),
);
const Formulario = parteDe(trazer);
const carregar = () => void trazer().then(undefined, () => undefined);

export function AutocadastroPage() {
  const { licenciadaId = null, empresaId = '', projetoId = '' } = useParams();
  const endereco = { licenciadaId, empresaId, projetoId: semSobras(projetoId) };
  return (
    <PaginaDoProjeto endereco={endereco} titulo="Cadastro da empresa no projeto">
      {(projeto) => <ComecoPeloCnpj {...{ endereco, projeto, Formulario, carregar }} />}
    </PaginaDoProjeto>
  );
}
