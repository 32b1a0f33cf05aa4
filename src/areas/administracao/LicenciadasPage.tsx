/** Licenciadas, `/` of a platform MASTER (part 1 §2): the list, the form, and the first company of each. */
import { useState } from 'react';
import { MENU } from '@/domain/telas/menu';
import { useListaDoCadastro } from '@/areas/cadastro/useListaDoCadastro';
import type { ComId } from '@/domain/comum/campos';
import type { Licenciada } from '@/domain/empresas/licenciada';
import { para } from '@/domain/telas/enderecos';
import { ordensDe } from '@/ui/lista/lista';
import { ListPage } from '@/ui/lista/ListPage';
import { COLUNA_DO_CADASTRO, COLUNA_DO_NOME } from '@/ui/lista/porNome';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { licenciadasData } from './licenciadas.data';
import { useAcoesDaLicenciada } from './useAcoesDaLicenciada';

const NovaEmpresaModal = aoAbrir(() => import('./EmpresaFormModal').then((m) => m.NovaEmpresaModal));
const LicenciadaFormModal = aoAbrir(() => import('./LicenciadaFormModal').then((m) => m.LicenciadaFormModal));

const COLUNA_DO_EMAIL = { id: 'email', titulo: 'E-mail', celula: ({ email }: Licenciada) => email };
const COLUNAS = [COLUNA_DO_NOME, COLUNA_DO_EMAIL, COLUNA_DO_CADASTRO];
const ORDENS = ordensDe(COLUNAS);

export function LicenciadasPage() {
  const [dona, abrir] = useState<ComId<Licenciada>>();
  const lista = useListaDoCadastro(licenciadasData, {
    ordens: ORDENS,
    pergunta: ({ nome }) => `Tem certeza que deseja remover a licenciada "${nome}"?`,
    texto: 'As empresas dela continuam existindo, mas ela sai desta lista.',
    outrasAcoes: useAcoesDaLicenciada(abrir),
  });
  return (
    <>
      <ListPage
        {...lista.props}
        titulo={MENU.administracao['/'].rotulo}
        migalhas={[MENU.administracao['/']]}
        colunas={COLUNAS}
        para={({ id }) => para('/licenciadas/:licenciadaId', { licenciadaId: id })}
        tituloDoErro="Erro ao buscar licenciadas"
        acaoPrincipal={lista.adicionar('Adicionar Licenciada')}
        vazio={{
          titulo: 'Nenhuma Licenciada Cadastrada!',
          texto: 'Uma licenciada é dona de empresas. Cadastre a primeira para começar.',
        }}
      />
      {lista.formulario(LicenciadaFormModal)}
      {dona && <NovaEmpresaModal licenciadaId={dona.id} tipo="NORMAL" aoFechar={() => abrir(undefined)} />}
    </>
  );
}
