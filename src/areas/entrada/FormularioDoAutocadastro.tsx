/** The company's form of self-registration, once its CNPJ is known (part 3 §5). */
import { useState } from 'react';
import {
  autocadastroForm,
  type AutocadastroForm,
  autocadastroVazio,
  envioDoAutocadastro,
} from '@/domain/projetos/entrada';
import { CamposDaEmpresa } from '@/areas/cadastro/empresa/CamposDaEmpresa';
import { CorpoDoFormulario } from '@/ui/formulario/CorpoDoFormulario';
import { useFormulario } from '@/ui/formulario/useFormulario';
import { AreaViva } from '@/ui/moldura/AreaViva';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { inscrever, novaInscricao } from './entrada.data';
import type { PropsDoFormulario } from './ComecoPeloCnpj';
import { Inscrita } from './Inscrita';
import { PerguntasDoProjeto } from './PerguntasDoProjeto';

const TermosModal = aoAbrir(() => import('./TermosModal').then((m) => m.TermosModal));

export function FormularioDoAutocadastro({
  endereco: { empresaId, projetoId },
  projeto,
  cnpj,
}: PropsDoFormulario) {
  const [inscricao] = useState(novaInscricao);
  const [iniciais] = useState(() => autocadastroVazio(projeto.categorias));
  const [aAceitar, definirAAceitar] = useState<AutocadastroForm>();
  const [feita, definirFeita] = useState<{ nome: string; email: string; aviso: string }>();
  const formulario = useFormulario({
    schema: autocadastroForm,
    valoresIniciais: iniciais,
    rascunhoKey: `visitante/autocadastro/${projetoId}`,
    aoEnviar: (valores) => {
      definirAAceitar(valores);
      // The terms come first.
      return Promise.resolve(false);
    },
  });
  const { form, rascunho } = formulario;
  if (feita) return <Inscrita {...feita} />;
  return (
    <>
      <CorpoDoFormulario
        formulario={formulario}
        embutido
        rotuloEnviar="Cadastrar empresa"
        tituloDoErro="Não foi possível cadastrar"
      >
        <CamposDaEmpresa
          form={form}
          podeMudarCnpj
          nova
          cnpjDigitado={cnpj}
          semSetores
          maisSecoes={[
            {
              titulo: 'Participação no projeto',
              conteudo: <PerguntasDoProjeto form={form} projeto={projeto} />,
            },
          ]}
        />
      </CorpoDoFormulario>
      {aAceitar ? (
        <TermosModal
          projeto={{ licenciadaId: projeto.licenciadaId, empresaId, projetoId }}
          linkRegulamento={projeto.linkRegulamento}
          aoFechar={() => definirAAceitar(undefined)}
          aoAceitar={async (aceite) => {
            const organizador = { licenciadaId: projeto.licenciadaId, empresaId, projetoId };
            const envio = envioDoAutocadastro(aAceitar);
            const aviso = await inscrever(inscricao, organizador, envio, aceite);
            rascunho.apagar();
            definirFeita({ nome: envio.nome, email: envio.email, aviso });
          }}
        />
      ) : null}
      <AreaViva />
    </>
  );
}
