/** Companies of a project, `/convidarEmpresa/{id}` (part 3 §2): who takes part, in which phase, and inviting more. */
import { para } from '@/domain/telas/enderecos';
import { EmpresasDoProjeto } from './EmpresasDoProjeto';
import { ProjetoDoEndereco } from '@/areas/cadastro/ProjetoDoEndereco';

export const EmpresasDoProjetoPage = () => (
  <ProjetoDoEndereco voltar={para('/projetos')} forma="lista">
    {(projeto) => <EmpresasDoProjeto projeto={projeto} />}
  </ProjetoDoEndereco>
);
