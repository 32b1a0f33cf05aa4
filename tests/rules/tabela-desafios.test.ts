// The permissions table against firestore.rules, cell by cell: challenges and what stands under them.
import { abrirAmbiente } from './ambiente';
import { testarTabela } from './tabela';
import { desafiosETudoSobEles } from './tabela-desafios';

await testarTabela(desafiosETudoSobEles, await abrirAmbiente(import.meta.filename));
