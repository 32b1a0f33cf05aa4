import { type LinhaImportada, ROTULO_DA_COLUNA } from '@/domain/pessoas/importacao-colaboradores';
import { ROTULO_DO_PAPEL } from '@/domain/acesso/papeis';
import { PreviaDeLinhas } from '@/ui/lista/PreviaDeLinhas';

const COLUNAS = (['nome', 'email', 'role', 'setores'] as const).map((coluna) => ROTULO_DA_COLUNA[coluna]);

export function PreviaDaImportacao({ linhas }: { linhas: readonly LinhaImportada[] }) {
  return (
    <PreviaDeLinhas
      rotulo="Pessoas que serão importadas"
      colunas={COLUNAS}
      linhas={linhas.map(({ numero, nome, email, perfil, setores, dados, problemas }) => ({
        numero,
        problemas,
        // Of a row that is refused what it says: what is wrong with it is seen there.
        celulas: [
          nome,
          email,
          dados ? ROTULO_DO_PAPEL[dados.role] : perfil,
          dados ? dados.setores.join(', ') : setores,
        ],
      }))}
    />
  );
}
